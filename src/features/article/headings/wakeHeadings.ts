import { announce } from '#ui/browser';

/** A click on the link of a heading goes there, as ever, and also copies the address. */
export function wakeHeadings() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-heading-link]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    navigator.clipboard?.writeText(link.href).then(
      () => announce(document.body.dataset['copied'] ?? 'Copied'),
      // The address is in the address bar; nothing is lost.
      () => undefined,
    );
  });
}
