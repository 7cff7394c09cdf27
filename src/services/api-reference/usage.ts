import { OVERVIEW_DEMOS } from '#content/shown-demos.ts';
import { API_FOLDERS } from '#model/api';
import type { ApiFolder } from '#model/api-folders';
import { folderOfPackage, usageKey, type ApiUsage, type ApiUse } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';
import { pathOfDemoPicture } from '#model/demo-picture';
import type { PagePath } from '#model/nav';
import { readGenerated } from './generated.ts';

export type UsesOf = (key: string) => readonly ApiUse[];

let usesOf: UsesOf | undefined;

/**
 * The demos and guides that use an API: `generated/demo-usage.json` is extracted from demo sources,
 * `generated/guide-usage.json` from mentions in guides. Either file may be missing.
 */
export function readUsage(): UsesOf {
  usesOf ??= createUsage([usageOfDemos(readDemoUsage()), readGenerated<ApiUsage>('guide-usage.json') ?? { uses: {} }]);
  return usesOf;
}

/** What each demo uses; the demos of a guide are in its order. */
export function readDemoUsage(): readonly DemoUsage[] {
  const guides = readGenerated<Record<string, string[]>>('guide-demos.json') ?? {};
  const placeOf = ({ page, name }: DemoUsage) => guides[page]?.indexOf(name) ?? 0;
  const demos = readGenerated<DemoUsage[]>('demo-usage.json') ?? [];
  return [...Map.groupBy(demos, ({ page }) => page).values()].flatMap((ofPage) =>
    ofPage.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
}

/** The demos that the overview of a product shows, or those of all products on the landing page. */
export function readShownDemos(product: ApiFolder | undefined): readonly DemoUsage[] {
  const demos = new Map(readDemoUsage().map((usage) => [usage.demo, usage]));
  return OVERVIEW_DEMOS[product ?? 'all'].map((demo) => {
    const usage = demos.get(demo);
    if (!usage) throw new Error(`content/shown-demos.ts lists ${demo}, which does not exist.`);
    return usage;
  });
}

/** The addresses of the picture of a demo that stands for more than itself. */
export function picturesOfDemo(id: string) {
  const demo = readDemoUsage().find((one) => one.demo === id);
  const shown = demo && picturesOf(demo);
  if (!shown) throw new Error(`A page shows the picture of ${id}, which there is not.`);
  return shown;
}

/** The addresses of a demo's picture, for `ModeImage`; `undefined` if it has none. */
export function picturesOf({ picture, hasDensePicture, ...demo }: DemoUsage) {
  if (!picture) return undefined;
  const inModes = (isDense: boolean) => ({
    light: pathOfDemoPicture(demo, picture, 'light', isDense),
    dark: pathOfDemoPicture(demo, picture, 'dark', isDense),
  });
  return { ...inModes(false), ...(hasDensePicture && { dense: inModes(true) }) };
}

let pictures: ReadonlyMap<string, string> | undefined;

/** The address of a demo's picture in light mode, if it has one. */
export function lightPictureOf(demo: string): string | undefined {
  pictures ??= new Map(
    readDemoUsage().flatMap(({ demo: id, picture, ...pictured }) =>
      picture ? [[id, pathOfDemoPicture(pictured, picture, 'light')]] : [],
    ),
  );
  return pictures.get(demo);
}

let mentions: ReadonlyMap<string, readonly string[]> | undefined;

/** The keys of all that a guide uses or names. */
export function readGuideMentions(page: string): readonly string[] {
  mentions ??= mentionsByPage(readGenerated<ApiUsage>('guide-usage.json') ?? { uses: {} });
  return mentions.get(page) ?? [];
}

function mentionsByPage({ uses }: ApiUsage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, all] of Object.entries(uses))
    for (const { path } of all) found.set(path, [...(found.get(path) ?? []), key]);
  return found;
}

/** The usage of demos by component, prop, slot and hook. Hooks have no package, so they get a key in every folder. */
export function usageOfDemos(demos: readonly DemoUsage[]): ApiUsage {
  const uses: Record<string, ApiUse[]> = {};
  for (const { page, name: hash, title, components, hooks } of demos) {
    const use: ApiUse = { kind: 'demo', title, path: page as PagePath, hash };
    const ofComponents = components.flatMap(({ name, package: from, props, slots }) => {
      const folder = folderOfPackage(from);
      if (!folder) return [];
      const members = [
        ...props.map((prop) => ({ kind: 'prop', name: prop }) as const),
        ...slots.map((slot) => ({ kind: 'slot', name: slot }) as const),
      ];
      return [usageKey(folder, name), ...members.map((member) => usageKey(folder, name, member))];
    });
    const ofHooks = hooks.flatMap((hook) => API_FOLDERS.map((folder) => usageKey(folder, hook)));
    for (const key of new Set([...ofComponents, ...ofHooks])) (uses[key] ??= []).push(use);
  }
  return { uses };
}

/** Merges several indexes without duplicates, demos before guides. A member without uses has those of a lower plan. */
export function createUsage(indexes: readonly ApiUsage[]): UsesOf {
  const all = new Map<string, ApiUse[]>();
  for (const { uses } of indexes) {
    for (const [key, found] of Object.entries(uses)) all.set(key, [...(all.get(key) ?? []), ...found]);
  }
  return (key) => {
    const keys = [key, key.replace(/Premium(?=#)/, 'Pro'), key.replace(/(?:Pro|Premium)(?=#)/, '')];
    const found = keys.map((each) => all.get(each) ?? []).find((uses) => uses.length > 0) ?? [];
    const places = new Map(found.map((use) => [`${use.path}#${use.hash}`, use]));
    return [...places.values()].toSorted((a, b) => Number(a.kind === 'guide') - Number(b.kind === 'guide'));
  };
}
