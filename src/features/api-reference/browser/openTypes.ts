/** A plain click on a type name opens it in a popover; a click with a modifier follows the link. */
export function openTypes() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A type on the current page needs no popover.
    if (link.pathname === location.pathname && !link.closest('[data-type-popover]')) return;
    event.preventDefault();
    import('./typePopover.ts').then(
      ({ showType }) => showType(link),
      () => location.assign(link.href),
    );
  });
}
