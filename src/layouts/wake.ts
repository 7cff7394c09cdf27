/** The module of small controllers that every page loads after it is readable. */
import { wakeArticle } from '#features/article/browser';
import { wakeDemos } from '#features/demos/browser';
import { wakeSearch } from '#features/search/browser';
import { wakeSettings } from '#features/settings/browser';
import { inTurns } from '#lib/turns';
import { recoverFromDeploys } from '#services/deploys/browser';
import { loadHighlightStyles } from '#services/highlight-styles/browser';
import { wakeShell } from '#shell/browser';
import { whenIdle } from './whenIdle.ts';

recoverFromDeploys();
// Adds listeners for shortcuts and openers as early as possible.
void inTurns([wakeSearch]);
// Each of the rest in a separate task; a single long task would delay input on a slow phone.
void inTurns([wakeSettings, wakeShell, wakeArticle, wakeDemos, activateOnDemand, loadHighlightStyles]);
whenIdle(() => {
  // If the chunk fails to load, the page just has no ads and analytics.
  if (document.querySelector('[data-late]')) import('./wakeLate.ts').then(({ wakeLate }) => wakeLate()).catch(() => undefined);
});

/** Loads code for elements that only few pages have. */
function activateOnDemand() {
  if (document.querySelector('[data-api-page]')) {
    import('#features/api-reference/browser').then(({ wakeApiReference }) => wakeApiReference()).catch(() => undefined);
  }
  if (document.querySelector('[data-anatomy]')) {
    import('#features/anatomy/browser').then(({ wakeAnatomies }) => wakeAnatomies()).catch(() => undefined);
  }
  if (document.querySelector('[data-playground]')) {
    import('#features/playground/browser').then(({ wakePlayground }) => wakePlayground()).catch(() => undefined);
  }
}
