import type { Code } from 'mdast';
import type { Fence } from '../../content-pipeline/index.ts';
import { code } from '../markdown/nodes.ts';

/** A code block; added and removed lines, which the page marks by color, get diff prefixes. */
export function codeOfFence({ language, title, code: source, marks }: Fence): Code {
  const added = new Set(marks.ins);
  const removed = new Set(marks.del);
  if (added.size + removed.size === 0) return code(source, language, title);
  const signOf = (line: number) => (added.has(line) ? '+' : removed.has(line) ? '-' : ' ');
  const lines = source.split('\n').map((line, index) => `${signOf(index + 1)}${line}`);
  return code(lines.join('\n'), 'diff', title);
}
