import { type RuleId, useOf } from '#model/migration';
import type { ModuleFacts } from '../read/FactStore.ts';
import type { Change, ChangeIndex } from './ChangeIndex.ts';
import type { Collector, Found } from './Collector.ts';
import type { Imported, OwnedEntry, Project } from './Project.ts';

/** Everything that finds changes in one module. */
export interface Context {
  file: string;
  facts: ModuleFacts;
  project: Project;
  index: ChangeIndex;
  entries: readonly OwnedEntry[];
  collector: Collector;
  /** Whether a type checker reads the file. */
  isTyped: boolean;
  imported: (name: string) => readonly Imported[];
}

/** Something that a rule finds: a pattern, unless it says otherwise. */
export type RuleMatch = Omit<Found, 'change' | 'kind'> & Partial<Pick<Found, 'kind'>>;
export type Rule = (context: Context, change: Change) => Iterable<RuleMatch>;
export type Rules = Readonly<Record<RuleId, Rule>>;

/** The changes of a name through all guides: of the name it has after the first guide in the second one. */
export function stepsOf(
  index: ChangeIndex,
  name: string,
  find: (name: string) => readonly Change[] | undefined,
): Change[] {
  let current = name;
  const uses = new Set<string | undefined>();
  const versions = [...new Set(index.guides.map(({ from }) => from))];
  return versions.flatMap((from) => {
    const changes = (find(current) ?? []).filter(({ guide }) => guide.from === from);
    // Both guides can say the same of a name that still exists in between.
    const isKnown = ({ successor }: Change) => uses.has(useOf(successor));
    const next = changes.map(({ successor }) => successor).find((successor) => typeof successor === 'string');
    // The last key of a path, or a whole name.
    if (next) current = current.replace(/[^.]*$/, next);
    const fresh = changes.filter((change) => !isKnown(change));
    for (const { successor } of changes) uses.add(useOf(successor));
    return fresh;
  });
}
