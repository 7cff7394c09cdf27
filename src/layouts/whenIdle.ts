/** Maximum wait, for pages that never become idle. */
const TIMEOUT_MS = 4000;

/** Calls back once the page is loaded, visible (not just prerendered) and idle. */
export function whenIdle(callback: () => void) {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) return document.addEventListener('prerenderingchange', () => whenIdle(callback), { once: true });
  if (document.readyState !== 'complete') return addEventListener('load', () => whenIdle(callback), { once: true });
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  else setTimeout(callback, 1);
}
