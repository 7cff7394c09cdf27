/** Recovery of a page whose files are gone, because the site was deployed anew after the page was opened. */
import { isReplaced, mayRecover } from './recovery.ts';

/**
 * Loads the page again, once, when a part of it cannot be loaded and the server has another version of the page. The
 * entry of the history remembers the try: it outlives the reload and needs no storage.
 */
export function recoverFromDeploys() {
  let isLooking = false;
  const recover = async () => {
    const own = namesInPage();
    if (isLooking || !mayRecover(history.state, own[0]) || document.querySelector('.cm-editor')) return;
    isLooking = true;
    try {
      const page = await fetch(location.pathname, { cache: 'no-cache' });
      if (page.ok && isReplaced(own, await page.text())) {
        history.replaceState({ recoveredFrom: own[0] }, '');
        location.reload();
      }
    } catch {
      // Without a connection a reload would lose what is there.
    }
    isLooking = false;
  };
  for (const type of ['vite:preloadError', 'astro:hydration-error']) addEventListener(type, () => void recover());
}

/** The page's own script comes first: it names all parts, so another build has another one. */
function namesInPage(): string[] {
  return Array.from(document.querySelectorAll('script[src],astro-island'), (element) => element.getAttribute('src') ?? element.getAttribute('component-url') ?? '');
}
