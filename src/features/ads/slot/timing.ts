/** How far outside the window a slot may be to count as near. */
const NEAR = '200px';

export function repeat(callback: () => void, intervalMs: number): () => void {
  const timer = setInterval(callback, intervalMs);
  return () => clearInterval(timer);
}

/** Once, when the element comes near the window. */
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

/** Each time the page is hidden or shown again; leaving it hides it first. */
export function whenHiddenOrShown(callback: (isHidden: boolean) => void) {
  document.addEventListener('visibilitychange', () => callback(document.visibilityState === 'hidden'));
}
