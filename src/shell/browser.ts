/** Progressive enhancement of the shell, which also works without it. */
import { find } from '#lib/hook';
import { skipSlowTransitions } from './controllers/skipSlowTransitions.ts';
import { copyPage } from './controllers/copyPage.ts';
import { keepNavState } from './controllers/keepNavState.ts';
import { activateFilter } from './controllers/activateFilter.ts';
import { activateKeys } from './controllers/activateKeys.ts';
import { NAV_PANEL_ID, NAV_SCROLLER, NEAREST_PAGES } from './hooks.ts';

export function activateShell() {
  const panel = document.getElementById(NAV_PANEL_ID);
  const scroller = panel && find(NAV_SCROLLER, panel);
  if (panel && scroller) {
    keepNavState(panel, scroller);
    activateKeys(scroller);
    activateFilter(panel, scroller);
    // Loaded only on the 404 page.
    if (find(NEAREST_PAGES))
      import('./controllers/suggestPages.ts').then((module) => module.suggestPages(scroller)).catch(() => undefined);
  }
  skipSlowTransitions();
  copyPage();
  // Nothing is marked in the contents until the page is scrolled, by its reader or to an anchor.
  requestAnimationFrame(() => {
    const follow = () =>
      void import('./controllers/followReading.ts').then((module) => module.followReading()).catch(() => undefined);
    if (scrollY > 0) follow();
    else addEventListener('scroll', follow, { once: true });
  });
  // Chromium prefetches based on the `Speculation-Rules` header and doesn't need this code.
  if (!HTMLScriptElement.supports?.('speculationrules'))
    import('./controllers/prefetchPages.ts').then((module) => module.prefetchPages()).catch(() => undefined);
}
