import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../rules/fences.ts';
import { highlight } from './highlight.ts';

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
const textOfLines = (lines: ElementContent[][]) => lines.map((line) => line.map(textOf).join('')).join('\n');

const codeLike = fc
  .array(
    fc.constantFrom(
      '<a b={c}>',
      '</a>',
      '`${',
      '}`',
      '/*',
      '*/',
      '"',
      "'",
      '\n',
      ' ',
      '//',
      '#',
      '- ',
      '+',
      ': ',
      'word',
      '{',
      '}',
      '```',
      '<!--',
      '-->',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('highlight', () => {
  it.each(LANGUAGES)('keeps every character and every line of %s', (language) => {
    fc.assert(
      fc.property(fc.oneof(codeLike, fc.string()), (raw) => {
        const code = raw.replaceAll('\r', '');
        const lines = highlight(code, language);
        expect(textOfLines(lines)).toBe(code);
        expect(lines).toHaveLength(code.split('\n').length);
      }),
    );
  });

  it('keeps punctuation and operators in the surrounding text', () => {
    expect(highlight('a + (b);', 'ts')).toEqual([[{ type: 'text', value: 'a + (b);' }]]);
  });

  it('closes a token at the end of a line and opens it again on the next', () => {
    expect(highlight('/* a\nb */', 'ts')).toEqual(
      ['/* a', 'b */'].map((value) => [
        {
          type: 'element',
          tagName: 'span',
          properties: { className: ['token', 'comment'] },
          children: [{ type: 'text', value }],
        },
      ]),
    );
  });

  it('treats text between JSX tags as text', () => {
    expect(JSON.stringify(highlight('<a>return if</a>', 'tsx'))).toContain('},{"type":"text","value":"return if"},{');
  });

  it('uses the class "line" only for lines', () => {
    expect(JSON.stringify(highlight('+a', 'diff'))).not.toContain('"line"');
  });

  it('does not highlight a line that is too long', () => {
    const code = 'a = "b"; '.repeat(50_000);
    expect(highlight(code, 'css')).toEqual([[{ type: 'text', value: code }]]);
  });

  it('highlights thousands of lines', () => {
    const code = Array.from({ length: 2_000 }, (_, index) => `const a${index} = <b c="d">{e}</b>;`).join('\n');
    const lines = highlight(code, 'tsx');
    expect(lines).toHaveLength(2_000);
    expect(JSON.stringify(lines.at(-1))).toContain('"token","keyword"');
  });

  it.each(['__proto__', 'constructor', 'toString', 'extend', 'cobol', ''])('refuses the language %s', (language) => {
    expect(() => highlight('a', language)).toThrow(`Code of language "${language}" cannot be highlighted.`);
  });
});
