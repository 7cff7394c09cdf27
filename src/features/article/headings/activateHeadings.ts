import { findAround } from '#lib/hook';
import { pageData } from '#lib/page-data';
import { HEADING_LINK } from '#model/hooks';
import { announce, confirmCopied } from '#ui/browser';

/** A click on a heading link navigates as usual and also copies the URL. */
export function activateHeadings() {
  document.addEventListener('click', (event) => {
    const link = findAround(HEADING_LINK, event.target);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    navigator.clipboard?.writeText(link.href).then(
      () => {
        confirmCopied(link, pageData('copied'));
        announce(pageData('copied'), { isShown: true });
      },
      // The URL is in the address bar anyway.
      () => undefined,
    );
  });
}
