import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDERS } from '#model/api';
import { folderOfPackage, usageKey, type ApiUsage, type ApiUse } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';
import type { PagePath } from '#model/nav';

export type UsesOf = (key: string) => readonly ApiUse[];

let usesOf: UsesOf | undefined;

/**
 * Which demos and guides use something of the API: `generated/demo-usage.json` comes from the sources of the demos,
 * `generated/guide-usage.json` from what guides name. Either may be absent.
 */
export function readUsage(): UsesOf {
  usesOf ??= createUsage([usageOfDemos(readGenerated<DemoUsage[]>('demo-usage.json') ?? []), readGenerated<ApiUsage>('guide-usage.json') ?? { uses: {} }]);
  return usesOf;
}

/** A demo uses components with props and slots, and hooks; of hooks it does not tell the package, and need not. */
export function usageOfDemos(demos: readonly DemoUsage[]): ApiUsage {
  const uses: Record<string, ApiUse[]> = {};
  for (const { page, name: hash, title, components, hooks } of demos) {
    const use: ApiUse = { kind: 'demo', title, path: page as PagePath, hash };
    const ofComponents = components.flatMap(({ name, package: from, props, slots }) => {
      const folder = folderOfPackage(from);
      if (!folder) return [];
      const members = [...props.map((prop) => ({ kind: 'prop', name: prop }) as const), ...slots.map((slot) => ({ kind: 'slot', name: slot }) as const)];
      return [usageKey(folder, name), ...members.map((member) => usageKey(folder, name, member))];
    });
    const ofHooks = hooks.flatMap((hook) => API_FOLDERS.map((folder) => usageKey(folder, hook)));
    for (const key of new Set([...ofComponents, ...ofHooks])) (uses[key] ??= []).push(use);
  }
  return { uses };
}

/** Joins several indexes; demos come before guides, and each place once. */
export function createUsage(indexes: readonly ApiUsage[]): UsesOf {
  const all = new Map<string, ApiUse[]>();
  for (const { uses } of indexes) {
    for (const [key, found] of Object.entries(uses)) all.set(key, [...(all.get(key) ?? []), ...found]);
  }
  return (key) => {
    const places = new Map((all.get(key) ?? []).map((use) => [`${use.path}#${use.hash}`, use]));
    return [...places.values()].toSorted((a, b) => Number(a.kind === 'guide') - Number(b.kind === 'guide'));
  };
}

function readGenerated<T>(name: string): T | undefined {
  const file = join(process.cwd(), 'generated', name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
