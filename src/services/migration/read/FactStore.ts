import { add } from '../add.ts';
import type {
  CallFact,
  ElementFact,
  Entry,
  ImportFact,
  Link,
  MemberFact,
  ReexportFact,
  VariableFact,
} from './facts.ts';
import type { StyleName } from './readStyleNames.ts';

const LONGEST_TYPE = 200;

export type ModuleFacts = Omit<FactStore, 'use' | 'type' | 'wrap'>;

/** The facts of a module while it is being read. */
export class FactStore {
  readonly imports: ImportFact[] = [];
  readonly reexports: ReexportFact[] = [];
  /** Names of packages in `import()`, `require()` and mocks. */
  readonly sources: { source: string; at: number }[] = [];
  /** Local names by the names that they are exported as. */
  readonly exports = new Map<string, string>();
  readonly variables = new Map<string, VariableFact>();
  /** Tags that a function spreads its props into, by the name of the function. */
  readonly wrappers = new Map<string, string[]>();
  readonly elements: ElementFact[] = [];
  readonly entries: Entry[] = [];
  readonly links: Link[] = [];
  readonly members: MemberFact[] = [];
  /** Names taken from the result of a call: `const { publicAPI } = useTreeItem2Utils()`. */
  readonly returned: { callee: string; name: string; at: number }[] = [];
  readonly calls: CallFact[] = [];
  readonly typeArguments: { name: string; text: string; at: number }[] = [];
  /** Where imported names are used, by their local names. */
  readonly uses = new Map<string, number[]>();
  /** Class names and CSS variables in strings. */
  readonly styleNames: StyleName[] = [];
  /** Whether parts were nested too deeply to be read. */
  isCut = false;

  use(name: string, at: number) {
    add(this.uses, name, at);
  }

  /** The first type that is known of a variable counts. */
  type(name: string, type: string) {
    const fact = this.variables.get(name) ?? { callees: [] };
    fact.type ??= type.slice(0, LONGEST_TYPE);
    this.variables.set(name, fact);
  }

  wrap(name: string, tag: string) {
    add(this.wrappers, name, tag);
  }
}
