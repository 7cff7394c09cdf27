import ts from 'typescript';
import { expect, it } from 'vitest';
import type { CodeToken, DemoFile } from '#model/demo';
import { builtDocuments, readBuilt } from '../support/site.ts';

/** A rendered code block: its text, and for each character whether it has the color of tags. */
interface Shown {
  text: string;
  isColored: boolean[];
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  '#x22': '"',
  '#x26': '&',
  '#x3C': '<',
  '#x3c': '<',
  '#60': '<',
  '#38': '&',
  '#34': '"',
};

/** The code blocks in the HTML of a page. */
function blocksOf(html: string): Shown[] {
  const found = [...html.matchAll(/<pre\b[^>]*>\s*<code\b([^>]*)>([\s\S]*?)<\/code>/g)];
  // Code of demos has no class; diffs have different colors.
  const isOfJsx = ([, attributes = '']: RegExpExecArray) =>
    /class="language-[jt]sx"/.test(attributes) || !attributes.includes('language-');
  return found.filter(isOfJsx).map(([, , code = '']) => {
    // React separates texts by comments.
    const inner = code.replaceAll('<!-- -->', '');
    const shown: Shown = { text: '', isColored: [] };
    const open: string[] = [];
    for (const [, end, attributes = '', text = ''] of inner.matchAll(/<(\/?)\w+([^>]*)>|([^<]+)/g)) {
      if (text)
        add(
          shown,
          text.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole),
          open,
        );
      else if (end) open.pop();
      else open.push(/class="([^"]*)"/.exec(attributes)?.[1] ?? '');
    }
    return shown;
  });
}

/** The files of a demo, which are fetched when its code is opened. */
function filesOf(code: unknown): Shown[] {
  return findFiles(code).map(({ lines }) => {
    const shown: Shown = { text: '', isColored: [] };
    const visit = (token: CodeToken, open: readonly string[]) => {
      if (typeof token === 'string') add(shown, token, open);
      else for (const inner of token[1]) visit(inner, [...open, token[0]]);
    };
    lines.forEach((line, index) => {
      if (index > 0) add(shown, '\n', []);
      for (const token of line) visit(token, []);
    });
    return shown;
  });
}

function findFiles(value: unknown): DemoFile[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('lines' in value && 'name' in value) return /\.[jt]sx$/.test(String(value.name)) ? [value as DemoFile] : [];
  return Object.values(value).flatMap(findFiles);
}

function add(shown: Shown, text: string, open: readonly string[]) {
  const last = open.filter(Boolean).at(-1) ?? '';
  const isColored = /\b(?:tag|class-name)\b/.test(last);
  shown.text += text;
  for (let index = 0; index < text.length; index += 1) shown.isColored.push(isColored);
}

/** The tag names according to the compiler. */
function tagNames(text: string): ts.Node[] {
  const names: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node))
      names.push(node.tagName);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('block.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names.filter((name) => name.getText() !== '');
}

const isJsx = ({ text }: Shown) => /<\/?[A-Za-z][\w.]*[\s/>]/.test(text) && /(?:=>|return|\/>|<\/)/.test(text);

/** Code in the API reference is printed by the compiler and not highlighted, like the placeholder of the playground editor. */
const hasHighlightedCode = (file: string) =>
  !/^(?:\w\w\/)?(?:x\/)?(?:api|playground)\//.test(file) && !file.endsWith('-api/index.html');

it('all tags in all code blocks are highlighted', () => {
  const pages = builtDocuments().filter(hasHighlightedCode).map(readBuilt);
  // The folder also contains files of earlier builds; pages refer only to those of this build.
  const addresses = new Set(
    pages.flatMap((html) => Array.from(html.matchAll(/data-code-url="([^"]+)"/g), ([, address = '']) => address)),
  );
  const codes = Array.from(addresses, (address) => JSON.parse(readBuilt(address)) as unknown);
  const shown = [...pages.flatMap(blocksOf), ...codes.flatMap(filesOf)];
  const blocks = [...new Map(shown.filter(isJsx).map((block) => [block.text, block])).values()];
  let tags = 0;
  const plain = blocks.flatMap(({ text, isColored }) =>
    tagNames(text).flatMap((name) => {
      tags += 1;
      const isWhole = isColored.slice(name.getStart(), name.end).every(Boolean);
      return isWhole
        ? []
        : [`<${name.getText()}> in ${JSON.stringify(text.slice(Math.max(0, name.getStart() - 40), name.end + 40))}`];
    }),
  );
  expect(addresses.size).toBeGreaterThan(100);
  expect(blocks.length).toBeGreaterThan(100);
  expect(tags).toBeGreaterThan(1000);
  expect(plain).toEqual([]);
});
