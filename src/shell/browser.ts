/** Wakes the frame: every part works without this, and better with it. */
import { changeAtOnce } from './controllers/changeAtOnce.ts';
import { copyPage } from './controllers/copyPage.ts';
import { followReading } from './controllers/followReading.ts';
import { keepNavState } from './controllers/keepNavState.ts';
import { wakeFilter } from './controllers/wakeFilter.ts';
import { walkNavigation } from './controllers/walkNavigation.ts';

export function wakeShell() {
  const panel = document.getElementById('site-navigation');
  const scroller = panel?.querySelector<HTMLElement>('[data-nav-scroll]');
  if (panel && scroller) {
    keepNavState(panel, scroller);
    walkNavigation(scroller);
    wakeFilter(panel, scroller);
    // Only the 404 page pays for suggestions.
    if (document.querySelector('[data-nearest-pages]')) import('./controllers/suggestPages.ts').then(({ suggestPages }) => suggestPages(scroller)).catch(() => undefined);
  }
  changeAtOnce();
  copyPage();
  followReading();
  // Chromium prepares pages by the `Speculation-Rules` header and pays for nothing more.
  if (!HTMLScriptElement.supports?.('speculationrules')) import('./controllers/prefetchPages.ts').then(({ prefetchPages }) => prefetchPages()).catch(() => undefined);
}
