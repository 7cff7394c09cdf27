/** What the filters of lists on pages share. */

/** A match of which less is visible counts as below the viewport. */
const MIN_VISIBLE_PX = 96;

/** The words to look for, in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** `text` is in lower case. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** `3 / 120`, or a text if nothing matches. */
export function countOfMatches(count: number, all: number, noMatches: string): string {
  return count === 0 ? noMatches : `${count} / ${all}`;
}

/** Scrolls so that a short result isn't above the viewport, and the first match isn't below it. */
export function scrollToMatches(bar: HTMLElement, first: HTMLElement | undefined) {
  const above = bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const top = above + scrollY - parseFloat(getComputedStyle(bar).insetBlockStart);
  const isBelow = first !== undefined && first.getBoundingClientRect().top > innerHeight - MIN_VISIBLE_PX;
  if (scrollY > top || isBelow) scrollTo({ top, behavior: 'instant' });
}

/** Escape clears a field that isn't empty. */
export function clearOnEscape(input: HTMLInputElement, clear: () => void) {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !input.value) return;
    event.preventDefault();
    clear();
  });
}
