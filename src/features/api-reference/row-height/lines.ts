import type { LetterWidth } from './letters.ts';

/** Text in one font. */
export interface Run {
  text: string;
  letter: LetterWidth;
  /** Padding of inline code, on both sides together. */
  padding?: number;
}

/** A place where a long name may break, like `<wbr>`. */
export const BREAK = '\u200b';

/** A line may also break after them. */
const HYPHENS = /-(?=[a-z])/gi;

/** The number of lines at a width. Text wraps at spaces and hyphens, and inside a word that is longer than a line. */
export function countLines(runs: readonly Run[], width: number): number {
  let lines = 1;
  let used = 0;
  let word = 0;

  function endWord() {
    if (used > 0 && used + word > width) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(word / width) - 1);
    used += word > width ? word % width : word;
    word = 0;
  }

  for (const { text, letter, padding = 0 } of runs) {
    word += padding;
    for (const character of text.replace(HYPHENS, `-${BREAK}`)) {
      if (character !== ' ' && character !== '\n' && character !== BREAK) word += letter(character);
      else {
        endWord();
        if (character === ' ') used += letter(character);
        if (character === '\n') {
          lines += 1;
          used = 0;
        }
      }
    }
  }
  endWord();
  return lines;
}
