/** How wide a letter is, in pixels. */
export type LetterWidth = (letter: string) => number;

/** Widths in Inter at weight 400, in thousandths of the font size, from the space to the tilde. */
const INTER = [
  281, 288, 466, 633, 642, 982, 644, 300, 365, 365, 501, 662, 288, 460, 288, 360, 631, 407, 610, 618, 646, 593, 620,
  566, 619, 620, 288, 302, 662, 662, 662, 511, 966, 690, 654, 730, 722, 601, 590, 746, 743, 269, 571, 672, 565, 903,
  753, 765, 639, 765, 644, 642, 646, 744, 690, 985, 682, 679, 629, 365, 360, 365, 471, 456, 323, 562, 612, 571, 612,
  583, 370, 613, 591, 242, 242, 549, 242, 876, 591, 600, 612, 612, 376, 528, 327, 591, 562, 818, 546, 562, 552, 426,
  333, 426, 662,
];
/** Of other characters, such as a dash. */
const OTHER = 600;

/** Text of the site. `stretch` is for bolder letters, and for screens that round the width of each letter to whole pixels. */
export function inter(fontSizePx: number, stretch: number): LetterWidth {
  return (letter) => ((INTER[letter.charCodeAt(0) - 32] ?? OTHER) / 1000) * fontSizePx * stretch;
}

/** Code: the monospace fonts of most systems are as wide. */
export function monospace(fontSizePx: number): LetterWidth {
  return () => 0.6 * fontSizePx;
}
