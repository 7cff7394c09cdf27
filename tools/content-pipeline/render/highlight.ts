import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContent } from 'hast';
import Prism, { type Grammar, type TokenStream } from 'prismjs';
// Each import registers a grammar with Prism and depends on the ones before it.
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-markdown.js';
import { root } from '../../workspace/paths.ts';
import { LANGUAGES } from '../rules/fences.ts';
import { JSX_SPREAD, JSX_TAG, JSX_VALUE } from './jsxPatterns.ts';

for (const { tag } of [Prism.languages.jsx, Prism.languages.tsx]) {
  tag.pattern = JSX_TAG;
  tag.lookbehind = false;
  tag.inside.script.pattern = JSX_VALUE;
  tag.inside.spread.pattern = JSX_SPREAD;
}

const PRISM_NAMES = new Map([
  ['ts', 'typescript'],
  ['js', 'javascript'],
  ['html', 'markup'],
  ['text', 'plain'],
]);

/** Some grammars take quadratic time per line, and highlighting does not help in a line this long. */
const MAX_HIGHLIGHTED_CHARACTERS = 5000;

type Line = ElementContent[];

/** Relative to the repository root. Caches of highlighted code depend on it. */
export const SYNTAX_COLORS = 'public/static/styles/prism-okaidia.css';
const STYLES = readFileSync(join(root, SYNTAX_COLORS), 'utf8');

/**
 * Tokens that the stylesheet colors. The others (punctuation, operators, wrappers) look like plain text and get no element,
 * which saves half the elements of a page of code and a third of its bytes.
 */
const COLORED_TOKENS = new Set(Array.from(STYLES.matchAll(/\.token\.([\w-]+)/g), ([, name]) => name));

/** The lines of a code block as spans with Prism's classes; their text is exactly the code without line breaks. */
export function highlight(code: string, language: string): Line[] {
  const name = PRISM_NAMES.get(language) ?? language;
  const grammar = LANGUAGES.includes(language) ? Prism.languages[name] : undefined;
  if (!grammar)
    throw new Error(`Code of language "${language}" cannot be highlighted. Use one of: ${LANGUAGES.join(', ')}.`);
  if (code.split('\n').some((line) => line.length > MAX_HIGHLIGHTED_CHARACTERS)) return linesOf(code);
  return linesOf(tokenize(code, grammar, name));
}

/** The JSX grammars post-process tokens in a hook that `Prism.tokenize` alone does not run. */
function tokenize(code: string, grammar: Grammar, language: string): TokenStream {
  const environment = { code, grammar, language };
  Prism.hooks.run('before-tokenize', environment);
  const tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', { ...environment, tokens });
  return tokens;
}

/** `around` is the color of the parent; a token of the same color needs no element. */
function linesOf(stream: TokenStream, around = ''): Line[] {
  if (typeof stream === 'string') return stream.split('\n').map((value) => (value ? [{ type: 'text', value }] : []));
  if (Array.isArray(stream)) return joinLines(stream.map((part) => linesOf(part, around)));
  const names = [stream.type, ...[stream.alias ?? []].flat()].filter((name) => COLORED_TOKENS.has(name));
  const color = names.join(' ');
  if (names.length === 0 || color === around) return linesOf(stream.content, around);
  const className = ['token', ...names];
  return linesOf(stream.content, color).map((children) =>
    children.length > 0 ? [{ type: 'element', tagName: 'span', properties: { className }, children }] : [],
  );
}

/** Joins parts: the first line of each part continues the last line of the previous one. */
function joinLines(parts: readonly Line[][]): Line[] {
  let last: Line = [];
  const lines = [last];
  for (const [first, ...rest] of parts) {
    for (const node of first ?? []) append(last, node);
    for (const line of rest) {
      lines.push(line);
      last = line;
    }
  }
  return lines;
}

function append(line: Line, node: ElementContent) {
  const before = line.at(-1);
  if (node.type === 'text' && before?.type === 'text')
    line[line.length - 1] = { type: 'text', value: before.value + node.value };
  else line.push(node);
}
