import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const nested = (depth: number) => `<a b={${'{c: '.repeat(depth)}<d />${'}'.repeat(depth)}}>text</a>`;

/** The highlighted tag names in source order: `<a`, `</a`. */
function coloredTags(code: string, language: string): string[] {
  const tags: string[] = [];
  const visit = (node: ElementContent, color: string) => {
    if (node.type === 'text' && color.includes('tag')) tags.push(...(node.value.match(/<\/?[\w.:-]*/g) ?? []));
    if (node.type === 'element') for (const child of node.children) visit(child, String(node.properties['className']));
  };
  for (const node of highlight(code, language).flat()) visit(node, '');
  return tags;
}

describe.each(['tsx', 'jsx'])('tags in %s', (language) => {
  it.each([
    ['<a b={{ c: 1 }} />', ['<a']],
    ['<a b={{ c: { d: { e: { f: 1 } } } }}>text</a>', ['<a', '</a']],
    [nested(3), ['<a', '<d', '</a']],
    [nested(9), ['<a', '<d', '</a']],
    ['<a {...b({ c: { d: { e: {} } } })} f="g" />', ['<a']],
    ['<a {/* why */ ...b} />', ['<a']],
    ['<a b={(c) => { if (c) { return { d: { e: <f g={{ h: { i: {} } }} /> } }; } }} />', ['<a', '<f']],
    ['<a b={<c d={<e f={<g h={{}} />} />} />} />', ['<a', '<c', '<e', '<g']],
    ['<a b={\'}\'} c={"}"} />', ['<a']],
    ['<a b={`}${c({ d: `}` })}`} />', ['<a']],
    ['<a\n  // Not the end: >\n  b={c /* } */}\n/>', ['<a']],
    ['<a b={\n  // }\n  c\n} />', ['<a']],
    ["<a b={c && <p>Don't</p>} />", ['<a', '<p', '</p']],
    ['<a b={c && <p>https://example.com</p>} />', ['<a', '<p', '</p']],
    ['<><a.b c:d="e" /></>', ['<', '<a.b', '</']],
    ['<a b c=d />', ['<a']],
    ['const a = b < c && d > e;', []],
    ['<a\n  b="c"\n', ['<a']],
    ['<a />\n<d\n  e={f}', ['<a', '<d']],
    ['a <\n  b', []],
    ['<a b={c', []],
    ['<a b={`${c', []],
  ])('%s', (code, expected) => {
    expect(coloredTags(code, language)).toEqual(expected);
  });
});

it('type arguments are not tags', () => {
  expect(coloredTags('const a = useState<string>(b as Array<c>);', 'tsx')).toEqual([]);
});

it('code in braces is not colored like its tag', () => {
  expect(JSON.stringify(highlight('<a b={{ c: { d: { e: { f: 1 } } } }} />', 'tsx'))).toContain(
    '"className":["token","number"]',
  );
});
