/** How far outside the viewport a slot counts as near. */
const NEAR = '200px';

export function repeat(callback: () => void, intervalMs: number): () => void {
  const timer = setInterval(callback, intervalMs);
  return () => clearInterval(timer);
}

/** Calls back once, when the element approaches the viewport. */
export function whenNear(element: Element, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

/**
 * Calls back once, when a change of the element's height would move nothing that is seen: it is below the viewport, or above
 * it in a browser that anchors the scroll position.
 */
export function whenOutOfView(element: Element, callback: () => void) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    if (entry.boundingClientRect.top < 0 && !CSS.supports('overflow-anchor', 'auto')) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}

/** Calls back each time the page is hidden or shown again, until the returned function is called. Leaving the page hides it first. */
export function whenHiddenOrShown(callback: (isHidden: boolean) => void): () => void {
  const report = () => callback(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', report);
  return () => document.removeEventListener('visibilitychange', report);
}
