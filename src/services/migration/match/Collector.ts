import type { Fix } from '#model/migration';
import { useOf } from '#model/migration';
import type { Doubt, Finding, FindingKind } from '../findings.ts';
import type { Change } from './ChangeIndex.ts';

export interface Found {
  change: Change;
  kind: FindingKind;
  name: string;
  at: number;
  /** Overrides what the guide says of the name. */
  fix?: Fix;
  use?: string | undefined;
  doubt?: Doubt | undefined;
  /** The text at this position that a rename replaces. */
  old?: string;
  /** The module that the same rename replaces in the line. */
  module?: { old: string; successor: string } | undefined;
}

/** Collects the findings of a file: one for each name, with all of its lines. */
export class Collector {
  readonly #file: string;
  readonly #text: string;
  readonly #doubt: Doubt | undefined;
  readonly #found = new Map<string, { finding: Omit<Finding, 'lines'>; lines: Set<number> }>();
  #starts: number[] | undefined;

  /** `doubt` is that of findings without one of their own. */
  constructor(file: string, text: string, doubt?: Doubt) {
    this.#file = file;
    this.#text = text;
    this.#doubt = doubt;
  }

  add({
    change,
    kind,
    name,
    at,
    fix = change.fix,
    use = useOf(change.successor),
    doubt = this.#doubt,
    old,
    module,
  }: Found) {
    const { guide, section } = change;
    const id = `${guide.id}#${section.anchor} ${name} ${this.#file}`;
    const line = this.lineAt(at);
    const known = this.#found.get(id);
    if (known) {
      known.lines.add(line);
      return;
    }
    const diff =
      typeof change.successor === 'string' && old ? this.#diff(at, old, change.successor, module) : undefined;
    const finding = {
      id,
      file: this.#file,
      kind,
      product: guide.product,
      name,
      guide: guide.id,
      anchor: section.anchor,
      title: section.title,
      fix,
      ...(use && { use: typeof change.successor === 'string' ? `\`${use}\`` : use }),
      ...(diff && { diff }),
      ...(doubt && { doubt }),
    };
    this.#found.set(id, { finding, lines: new Set([line]) });
  }

  findings(): Finding[] {
    const findings = Array.from(this.#found.values(), ({ finding, lines }) => ({
      ...finding,
      lines: [...lines].toSorted((a, b) => a - b),
    }));
    return findings.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
  }

  lineAt(at: number): number {
    const starts = (this.#starts ??= startsOf(this.#text));
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #diff(at: number, old: string, successor: string, module: Found['module']) {
    if (!this.#text.startsWith(old, at)) return undefined;
    const start = this.#text.lastIndexOf('\n', at - 1) + 1;
    const end = this.#text.indexOf('\n', at);
    const line = this.#text.slice(start, end === -1 ? undefined : end);
    const before = line.trim();
    if (before.length > LONGEST_DIFF) return { before: old, after: successor };
    const inLine = at - start;
    const after = `${line.slice(0, inLine)}${successor}${line.slice(inLine + old.length)}`.trim();
    return { before, after: module ? after.replace(module.old, module.successor) : after };
  }
}

const LONGEST_DIFF = 160;

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
