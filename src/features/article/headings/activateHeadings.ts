import { announce } from '#ui/browser';

/** A click on a heading link navigates as usual and also copies the URL. */
export function activateHeadings() {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-heading-link]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    navigator.clipboard?.writeText(link.href).then(
      () => announce(document.body.dataset['copied'] ?? 'Copied'),
      // The URL is in the address bar anyway.
      () => undefined,
    );
  });
}
