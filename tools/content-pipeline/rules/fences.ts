import type { Code } from 'mdast';
import { nearest } from '../nearest.ts';
import type { Fence, PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { lineOf } from '../tree.ts';
import { readFenceMeta } from './fenceMeta.ts';

/** Languages of fences, as writers name them. */
export const LANGUAGES: readonly string[] = ['tsx', 'ts', 'jsx', 'js', 'css', 'html', 'json', 'bash', 'diff', 'yaml', 'markdown', 'text'];

const SHELLS = new Set(['sh', 'shell', 'zsh', 'console']);

export function readFence(node: Code, context: PageContext): Fence {
  const line = lineOf(node) ?? 1;
  const report = (message: string, advice: string) => context.report(line, message, advice);
  const code = node.value.replace(/\r\n?/g, '\n');
  const lineCount = code.split('\n').length;

  const language = node.lang ?? '';
  if (!LANGUAGES.includes(language)) report(...languageComplaint(language));
  if (!code.trim()) report('Code fence is empty.', 'Write code into it or remove it.');
  const meta = readFenceMeta(node.meta ?? '', lineCount, report);
  return { language, code, lineCount, ...meta, line };
}

function languageComplaint(language: string): [string, string] {
  if (!language) return ['Code fence has no language.', 'Write "```text" when it is no code.'];
  if (SHELLS.has(language)) return [`Code fence language ${quote(language)} is not used here.`, 'Write "```bash".'];
  return [`Code fence language ${quote(language)} is not known.`, `The nearest known one is "${nearest(language, LANGUAGES)}"; all: ${LANGUAGES.join(', ')}.`];
}
