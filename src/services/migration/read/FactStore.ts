import type {
  CallFact,
  ElementFact,
  Entry,
  ImportFact,
  Link,
  MemberFact,
  ModuleFacts,
  ReexportFact,
  VariableFact,
} from './facts.ts';

const LONGEST_TYPE = 200;

/** The facts of a module while it is being read. */
export class FactStore implements ModuleFacts {
  readonly imports: ImportFact[] = [];
  readonly reexports: ReexportFact[] = [];
  readonly sources: { source: string; at: number }[] = [];
  readonly exports = new Map<string, string>();
  readonly variables = new Map<string, VariableFact>();
  readonly wrappers = new Map<string, string[]>();
  readonly elements: ElementFact[] = [];
  readonly entries: Entry[] = [];
  readonly links: Link[] = [];
  readonly members: MemberFact[] = [];
  readonly returned: { callee: string; name: string; at: number }[] = [];
  readonly calls: CallFact[] = [];
  readonly typeArguments: { name: string; text: string; at: number }[] = [];
  readonly uses = new Map<string, number[]>();
  readonly styleNames: { name: string; at: number }[] = [];
  isCut = false;

  use(name: string, at: number) {
    const uses = this.uses.get(name);
    if (uses) uses.push(at);
    else this.uses.set(name, [at]);
  }

  /** The first type that is known of a variable counts. */
  type(name: string, type: string) {
    const fact = this.variables.get(name) ?? { callees: [] };
    fact.type ??= type.slice(0, LONGEST_TYPE);
    this.variables.set(name, fact);
  }

  wrap(name: string, tag: string) {
    this.wrappers.set(name, [...(this.wrappers.get(name) ?? []), tag]);
  }
}
