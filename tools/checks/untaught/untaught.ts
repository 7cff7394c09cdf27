import type { ApiComponent, ApiFolder, ApiInterface } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import { type ApiMemberKind, type ApiUsage, folderOfPackage, usageKey } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';

export interface Teaching {
  demos: readonly DemoUsage[];
  /** Members that guides name with `<Prop of="…" name="…" />` and similar elements. */
  guides: ApiUsage;
  /** URLs of API pages that guides link to, with their hash. */
  links: ReadonlySet<string>;
  /** Interface members that demos use, by interface. */
  names: Readonly<Record<string, ReadonlySet<string>>>;
  /** Components with all members of a base component; covering either is enough: `{ RichTreeViewPro: 'RichTreeView' }`. */
  repeats: Readonly<Record<string, string>>;
}

interface Member {
  kind: ApiMemberKind;
  name: string;
}

/** A component or an interface, with the members that guides must cover. */
export interface Subject {
  name: string;
  slug: string;
  members: readonly Member[];
}

export function subjectOf(page: ApiComponent | ApiInterface): Subject {
  const props = page.kind === 'component' ? page.props : page.members;
  const slots = page.kind === 'component' ? page.slots : [];
  return {
    name: page.name,
    slug: page.slug,
    members: [
      ...props.filter(({ isInternal }) => !isInternal).map(({ name }) => ({ kind: 'prop' as const, name })),
      ...slots.map(({ name }) => ({ kind: 'slot' as const, name })),
    ],
  };
}

/** Subjects without the members that their base component has. */
export function withoutRepeats(subjects: readonly Subject[], repeats: Teaching['repeats']): Subject[] {
  return subjects.map((subject) => {
    const original = subjects.find(({ name }) => name === repeats[subject.name]);
    const isRepeated = (member: Member) =>
      original?.members.some(({ kind, name }) => kind === member.kind && name === member.name) ?? false;
    return { ...subject, members: subject.members.filter((member) => !isRepeated(member)) };
  });
}

/**
 * The names that no guide covers for any of their owners. Charts and pickers are families of components whose props have
 * the same meaning wherever they occur, so teaching a name once is enough.
 */
export function untaughtNames(
  folder: ApiFolder,
  subjects: readonly Subject[],
  teaching: Teaching,
): { untaught: string[]; count: number } {
  const owners = Map.groupBy(
    subjects.flatMap(({ name: owner, members }) =>
      members.map(({ kind, name }) => ({ owner, member: `${kind} ${name}` })),
    ),
    ({ member }) => member,
  );
  const open = new Set(untaughtMembers(folder, subjects, { ...teaching, repeats: {} }));
  const untaught = [...owners].filter(([member, all]) => all.every(({ owner }) => open.has(`${owner}: ${member}`)));
  return {
    untaught: untaught.map(([member, all]) => `${member} (${all.map(({ owner }) => owner).join(', ')})`),
    count: owners.size,
  };
}

/** Members that no demo uses and no guide names or links to: `RichTreeView: prop className`. */
export function untaughtMembers(
  folder: ApiFolder,
  subjects: readonly Subject[],
  { demos, guides, links, names, repeats }: Teaching,
): string[] {
  const used = new Set(demos.flatMap((demo) => keysOf(demo, folder)));

  function isTaught({ name: owner, slug }: Subject, { kind, name }: Member): boolean {
    const key = usageKey(folder, owner, { kind, name });
    return (
      used.has(key) ||
      guides.uses[key] !== undefined ||
      links.has(`${pathOfApi(folder, slug)}/#${anchorOf[kind](owner, name)}`) ||
      (names[owner]?.has(name) ?? false) ||
      subjects.some((other) => repeats[other.name] === owner && isTaught(other, { kind, name }))
    );
  }

  return withoutRepeats(subjects, repeats).flatMap((subject) =>
    subject.members
      .filter((member) => !isTaught(subject, member))
      .map(({ kind, name }) => `${subject.name}: ${kind} ${name}`),
  );
}

function keysOf({ components }: DemoUsage, folder: ApiFolder): string[] {
  return components
    .filter((component) => folderOfPackage(component.package) === folder)
    .flatMap(({ name: owner, props, slots }) => [
      ...props.map((name) => usageKey(folder, owner, { kind: 'prop', name })),
      ...slots.map((name) => usageKey(folder, owner, { kind: 'slot', name })),
    ]);
}
