/** Text in one font. */
export interface Run {
  text: string;
  /** Average width of a character. */
  px: number;
  /** Padding of inline code, on both sides together. */
  padding?: number;
}

/** A place where a long name may break, like `<wbr>`. */
export const BREAK = '\u200b';

/** The number of lines at a width. Text wraps at spaces, and inside a word that is longer than a line. */
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

  for (const { text, px, padding = 0 } of runs) {
    word += padding;
    for (const character of text) {
      if (character !== ' ' && character !== '\n' && character !== BREAK) word += px;
      else {
        endWord();
        if (character === ' ') used += px;
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
