import { findAround } from '#lib/hook';
import { TYPE, TYPE_POPOVER } from '../hooks.ts';

/** A plain click on a type name opens it in a popover; a click with a modifier follows the link. */
export function openTypes() {
  document.addEventListener('click', (event) => {
    const link = findAround(TYPE, event.target);
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A type on the current page needs no popover.
    if (link.pathname === location.pathname && !findAround(TYPE_POPOVER, link)) return;
    event.preventDefault();
    import('./showType.ts').then(({ showType }) => showType(link)).catch(() => location.assign(link.href));
  });
}
