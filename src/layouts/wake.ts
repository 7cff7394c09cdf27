/** The one module of small controllers that every page loads, after it is readable. */
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
// Keys and openers are heard before the page counts as loaded: both only begin to listen.
void inTurns([wakeSearch]);
// The rest in turns; on a slow phone all of it in one task would keep a touch waiting.
void inTurns([wakeSettings, wakeShell, wakeArticle, wakeDemos, wakeRare, loadHighlightStyles]);
whenIdle(() => {
  // A chunk that does not come leaves a page without ads and measuring, which is a page.
  if (document.querySelector('[data-late]')) import('./wakeLate.ts').then(({ wakeLate }) => wakeLate()).catch(() => undefined);
});

/** What few pages have, and only they pay for: without it, rows are all there and names are links. */
function wakeRare() {
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
