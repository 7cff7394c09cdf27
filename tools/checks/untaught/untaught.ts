import type { ApiComponent, ApiFolder } from '#model/api';
import { type ApiMemberKind, type ApiUsage, folderOfPackage, usageKey } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';

export interface Teaching {
  demos: readonly DemoUsage[];
  /** What pages name by `<Prop of="…" name="…" />`. */
  guides: ApiUsage;
  /** Components that repeat the members of another one, which are taught once: `{ RichTreeViewPro: 'RichTreeView' }`. */
  repeats: Readonly<Record<string, string>>;
}

/** Props and slots that no demo uses and no page names: `RichTreeView: prop className`. */
export function untaughtMembers(folder: ApiFolder, components: readonly ApiComponent[], { demos, guides, repeats }: Teaching): string[] {
  const used = new Set(demos.flatMap((demo) => keysOf(demo, folder)));
  const owners = new Set(components.map(({ name }) => name));

  function isTaught(owner: string, kind: ApiMemberKind, name: string): boolean {
    const key = usageKey(folder, owner, { kind, name });
    const original = repeats[owner];
    return used.has(key) || guides.uses[key] !== undefined || (original !== undefined && owners.has(original) && isTaught(original, kind, name));
  }

  return components.flatMap(({ name: owner, props, slots }) => [
    ...props.filter((prop) => !prop.isInternal && !isTaught(owner, 'prop', prop.name)).map((prop) => `${owner}: prop ${prop.name}`),
    ...slots.filter((slot) => !isTaught(owner, 'slot', slot.name)).map((slot) => `${owner}: slot ${slot.name}`),
  ]);
}

function keysOf({ components }: DemoUsage, folder: ApiFolder): string[] {
  return components
    .filter((component) => folderOfPackage(component.package) === folder)
    .flatMap(({ name: owner, props, slots }) => [
      ...props.map((name) => usageKey(folder, owner, { kind: 'prop', name })),
      ...slots.map((name) => usageKey(folder, owner, { kind: 'slot', name })),
    ]);
}
