/** The current entry is brought into view only when it is outside, so that the tree stays where the reader left it. */
export function showCurrent(scroller: HTMLElement) {
  const current = scroller.querySelector('[aria-current]');
  if (!current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  const isOutside = entry.top < box.top || entry.bottom > box.bottom - 48;
  if (isOutside) scroller.scrollTop += entry.top - box.top - box.height / 3;
}
