import type { LineMark } from '../page.ts';
import { nearest } from '#lib/nearest';
import { quote } from '../problem.ts';

interface FenceMeta {
  title?: string;
  marks: Record<LineMark, number[]>;
}

type Report = (message: string, advice: string) => void;

const PART = /\s*([A-Za-z_]+)=(?:"([^"]*)"|\{([^{}]*)\})(?=\s|$)/y;
const RANGE = /^(\d+)(?:-(\d+))?$/;
const OPTIONS = ['title', 'mark', 'ins', 'del'];
const EXAMPLE = 'Write options like title="src/App.tsx" mark={2,5-7} ins={3} del={4}.';

/** Parses the options after the language of a fence: `title="src/App.tsx" mark={2,5-7}`. */
export function readFenceMeta(meta: string, lineCount: number, report: Report): FenceMeta {
  const found: FenceMeta = { marks: { mark: [], ins: [], del: [] } };
  const seen = new Set<string>();
  const source = meta.trimEnd();
  let place = 0;

  while (place < source.length) {
    PART.lastIndex = place;
    const part = PART.exec(source);
    if (!part) {
      report(`Code fence option cannot be read: ${quote(source.slice(place))}.`, EXAMPLE);
      break;
    }
    place = PART.lastIndex;
    const [, name = '', text, lines] = part;
    if (seen.has(name)) report(`Code fence has the option ${quote(name)} twice.`, 'Keep one.');
    seen.add(name);
    readOption({ name, text, lines }, found, lineCount, report);
  }

  const removed = new Set(found.marks.del);
  const both = found.marks.ins.find((line) => removed.has(line));
  if (both !== undefined) report(`Line ${both} is both added and removed.`, 'Keep it in one of "ins" and "del".');
  return found;
}

function readOption(
  { name, text, lines }: { name: string; text: string | undefined; lines: string | undefined },
  found: FenceMeta,
  lineCount: number,
  report: Report,
) {
  if (name === 'title') {
    if (text?.trim()) found.title = text.trim();
    else report('Code fence title is not text.', 'Write title="src/App.tsx".');
  } else if (name === 'mark' || name === 'ins' || name === 'del') {
    if (lines === undefined) report(`Code fence option "${name}" takes lines in braces.`, `Write ${name}={2,5-7}.`);
    else found.marks[name] = readLines(name, lines, lineCount, report);
  } else {
    report(`Code fence has no option ${quote(name)}.`, `Did you mean "${nearest(name, OPTIONS)}"?`);
  }
}

function readLines(name: LineMark, list: string, lineCount: number, report: Report): number[] {
  const lines = new Set<number>();
  for (const part of list.split(',').map((one) => one.trim())) {
    const range = RANGE.exec(part);
    const first = Number(range?.[1]);
    const last = Number(range?.[2] ?? range?.[1]);
    if (!range || first > last) {
      report(`Lines ${quote(part)} of "${name}" cannot be read.`, `Write numbers and ranges: ${name}={2,5-7}.`);
    } else if (first < 1 || last > lineCount) {
      report(`Lines ${quote(part)} of "${name}" are outside the fence.`, `Use lines 1 to ${lineCount}.`);
    } else {
      for (let line = first; line <= last; line += 1) lines.add(line);
    }
  }
  return [...lines].sort((a, b) => a - b);
}
