/** Recovers a page whose files no longer exist because of a new deployment. */
import { follow } from '#lib/hook';
import { isReplaced, mayRecover } from './recovery.ts';

/**
 * Reloads the page once if a chunk fails to load and the server has another version of the page. The history entry records
 * the attempt, because it survives the reload and needs no storage.
 */
export function recoverFromDeploys() {
  let isChecking = false;
  const recover = async () => {
    const own = urlsInPage();
    if (isChecking || !mayRecover(history.state, own[0]) || document.querySelector('.cm-editor')) return;
    isChecking = true;
    try {
      const page = await fetch(location.pathname, { cache: 'no-cache' });
      if (page.ok && isReplaced(own, await page.text())) {
        history.replaceState({ recoveredFrom: own[0] }, '');
        location.reload();
      }
    } catch {
      // Offline: a reload would lose the current page.
    }
    isChecking = false;
  };
  follow(window, ['vite:preloadError', 'astro:hydration-error'], () => void recover());
}

/** URLs of the page's scripts and islands. The main script is first; its name changes with every build. */
function urlsInPage(): string[] {
  return Array.from(
    document.querySelectorAll('script[src],astro-island'),
    (element) => element.getAttribute('src') ?? element.getAttribute('component-url') ?? '',
  );
}
