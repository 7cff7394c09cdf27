import type { Need } from '#features/lenses';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import { stableName } from '#model/api-history';
import { folderOfPackage } from '#model/api-usage';
import { anchorsOfDemo } from '#model/demo';
import { readDemoUsage, readGuideMentions, readRowHistories } from '#services/api-reference';

interface Used {
  folder: ApiFolder;
  owner: string;
  kind?: 'prop' | 'slot' | 'class';
  name?: string;
}

/** What a guide and its demos use that is newer than the first release of the major version. */
export function needsOf(page: string): Need[] {
  const ofText = readGuideMentions(page).flatMap((key) => parseKey(key) ?? []);
  const ofDemos = readDemoUsage()
    .filter((demo) => demo.page === page)
    .flatMap(({ name, components, hooks }) => {
      const [demo] = anchorsOfDemo(name);
      const used = [
        ...components.flatMap((component): Used[] => {
          const folder = folderOfPackage(component.package);
          if (!folder) return [];
          const owner = stableName(component.name);
          return [
            { folder, owner },
            ...component.props.map((prop): Used => ({ folder, owner, kind: 'prop', name: prop })),
            ...component.slots.map((slot): Used => ({ folder, owner, kind: 'slot', name: slot })),
          ];
        }),
        ...hooks.flatMap((hook) => API_FOLDERS.map((folder): Used => ({ folder, owner: stableName(hook) }))),
      ];
      return recent(used).map((need): Need => ({ ...need, ...(demo && { demo }) }));
    });
  return [...recent(ofText), ...ofDemos];
}

function recent(used: readonly Used[]): Need[] {
  const found = used.flatMap(({ folder, owner, kind, name = '' }): Need[] => {
    const anchor = kind ? anchorOf[kind](owner, name) : owner;
    const since = readRowHistories(folder).get(anchor)?.since?.release;
    return since ? [{ name: kind ? `${owner}.${name}` : owner, since }] : [];
  });
  return [...new Map(found.map((need) => [need.name, need])).values()];
}

/** `data-grid/DataGrid#prop:rows`, as `usageKey` writes it. */
function parseKey(key: string): Used | undefined {
  const [, folder, owner = '', kind, name] = /^([^/]+)\/([^#]+)(?:#(\w+):(.+))?$/.exec(key) ?? [];
  const product = API_FOLDERS.find((one) => one === folder);
  if (!product) return undefined;
  const member = (['prop', 'slot', 'class'] as const).find((one) => one === kind);
  return { folder: product, owner, ...(member && name && { kind: member, name }) };
}
