import { describe, expect, it } from 'vitest';
import { BREAK, countLines } from './lines.ts';

/** Ten pixels per character. */
const run = (text: string) => ({ text, letter: () => 10 });

describe('countLines', () => {
  const table = [
    ['nothing', '', 100, 1],
    ['a word that fits', 'abcdefghij', 100, 1],
    ['two words on a line', 'abcd efghi', 100, 1],
    ['two words that do not fit on a line', 'abcdef ghijk', 100, 2],
    ['a word longer than two lines', 'abcdefghijklmnopqrstuvwxyz', 100, 3],
    ['a long word after a short one, on a new line', 'ab cdefghijklmno', 100, 3],
    ['lines of its own', 'a\nb\n\nc', 100, 4],
    ['a name with a place to break', `abcdef${BREAK}Ghijk`, 100, 2],
    ['the same name in more space', `abcdef${BREAK}Ghijk`, 110, 1],
    ['a word with a hyphen', 'abcdef-ghijk', 100, 2],
    ['two hyphens before a word', '--abcde fg--hij', 100, 2],
    ['a negative number', 'abcdefg -12345', 100, 2],
    ['a space at the end of a full line', 'abcdefghij k', 100, 2],
  ] as const;
  for (const [what, text, width, lines] of table) {
    it(`${lines} for ${what}`, () => expect(countLines([run(text)], width)).toBe(lines));
  }

  it('does not break between runs without a space', () => {
    expect(countLines([run('abc defg'), run('hij')], 80)).toBe(2);
    expect(countLines([run('abc '), run('defg'), run(', x')], 80)).toBe(2);
  });

  it('adds the padding of inline code', () => {
    expect(countLines([{ ...run('abcdefghij'), padding: 8 }], 105)).toBe(2);
  });
});
