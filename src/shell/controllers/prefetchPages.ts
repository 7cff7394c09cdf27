import { findClosest, follow } from '#lib/hook';
import { savesData } from '#lib/saves-data';

/**
 * Prefetches a page when its link is hovered or focused, for browsers without support for the `Speculation-Rules` header.
 * Disabled with Save-Data.
 */
export function prefetchPages() {
  if (savesData()) return;

  const fetched = new Set<string>([location.pathname]);
  follow(document, ['pointerover', 'focusin'], ({ target }) => {
    const link = findClosest<HTMLAnchorElement>('a', target);
    if (!link || link.origin !== location.origin || link.target || fetched.has(link.pathname)) return;
    if (!link.pathname.includes('/x/')) return;
    fetched.add(link.pathname);
    // Not a link element: Firefox checks those against `default-src`, and Safari ignores them. Reading the response fills
    // the HTTP cache.
    fetch(link.pathname, { priority: 'low', headers: { Purpose: 'prefetch' } })
      .then((response) => response.blob())
      .catch(() => undefined);
  });
}
