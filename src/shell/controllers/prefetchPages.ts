/**
 * Fetches a page when the reader points at or focuses its link, for browsers that do not know the `Speculation-Rules`
 * header. Readers who save data are left alone.
 */
export function prefetchPages() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  const fetched = new Set<string>([location.pathname]);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || fetched.has(link.pathname)) return;
      if (!link.pathname.includes('/x/')) return;
      fetched.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.pathname;
      document.head.append(hint);
    });
  }
}
