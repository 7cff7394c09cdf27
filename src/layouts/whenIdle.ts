/** Longest wait for a quiet moment; a page that is never quiet gets on with it. */
const PATIENCE_MS = 4000;

/** Once the page is loaded, really visited (not merely prerendered) and has nothing better to do. */
export function whenIdle(callback: () => void) {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) return document.addEventListener('prerenderingchange', () => whenIdle(callback), { once: true });
  if (document.readyState !== 'complete') return addEventListener('load', () => whenIdle(callback), { once: true });
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else setTimeout(callback, 1);
}
