/** Styles show a check where this is set. */
const COPIED = 'data-copied';
const CONFIRMED_MS = 2000;

/** Shows for a moment that what a button copies has been copied. */
export function confirmCopied(button: HTMLElement) {
  button.setAttribute(COPIED, '');
  setTimeout(() => button.removeAttribute(COPIED), CONFIRMED_MS);
}
