/** Styles show a check where this is set; its value is the text of a tooltip. */
const COPIED = 'data-copied';
const CONFIRMED_MS = 2000;

/**
 * Shows for a moment that what a button copies has been copied. Entries of a menu, which closes, show it in the button that
 * opens the menu.
 */
export function confirmCopied(button: HTMLElement, text: string) {
  const menu = button.closest('[popover]');
  const shown = (menu && document.querySelector(`[popovertarget="${menu.id}"]`)) ?? button;
  shown.setAttribute(COPIED, text);
  setTimeout(() => shown.removeAttribute(COPIED), CONFIRMED_MS);
}
