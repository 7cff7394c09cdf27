/** A click on the name of a type opens it where the reader is; every other click follows the link. */
export function openTypes() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // What stands on this page is one step away; there is nothing to fetch.
    if (link.pathname === location.pathname && !link.closest('[data-type-popover]')) return;
    event.preventDefault();
    import('./typePopover.ts').then(
      ({ showType }) => showType(link),
      () => location.assign(link.href),
    );
  });
}
