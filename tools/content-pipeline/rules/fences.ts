import type { Code } from 'mdast';
import { words } from '#lib/words';
import type { Fence, PageContext } from '../page.ts';
import { quote } from '../problem.ts';
import { lineOf } from '../tree.ts';
import { readFenceMeta } from './fenceMeta.ts';

/** The languages that fences may use. */
export const LANGUAGES: readonly string[] = words('tsx ts jsx js css html json bash diff yaml markdown text');

/** Only one name per language is allowed, which keeps the number of classes and labels small. */
const OTHER_NAMES = new Map([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['console', 'bash'],
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['jsonc', 'json'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
  ['mdx', 'markdown'],
  ['svg', 'html'],
  ['xml', 'html'],
  ['patch', 'diff'],
  ['txt', 'text'],
  ['plaintext', 'text'],
]);

export function readFence(node: Code, context: PageContext): Fence {
  const line = lineOf(node) ?? 1;
  const report = (message: string, advice: string) => context.report(line, message, advice);
  const code = node.value.replace(/\r\n?/g, '\n');
  const lineCount = code.split('\n').length;

  const language = node.lang ?? '';
  if (!LANGUAGES.includes(language)) report(...languageProblem(language));
  if (!code.trim()) report('Code fence is empty.', 'Add code or remove it.');
  const meta = readFenceMeta(node.meta ?? '', lineCount, report);
  return { language, code, lineCount, ...meta, line };
}

function languageProblem(language: string): [string, string] {
  if (!language) return ['Code fence has no language.', 'Write "```text" if it is not code.'];
  const name = OTHER_NAMES.get(language);
  if (name) return [`Code fence language ${quote(language)} is not used here.`, `Write "\`\`\`${name}".`];
  return [`Code fence language ${quote(language)} is not known.`, `Write one of: ${LANGUAGES.join(', ')}.`];
}
