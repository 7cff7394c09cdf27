/** The module of small controllers that every page loads after it is readable. */
import { activateArticle } from '#features/article/browser';
import { activateDemos } from '#features/demos/browser';
import { activateSearch } from '#features/search/browser';
import { activateSettings } from '#features/settings/browser';
import { find, type Hook } from '#lib/hook';
import { runInTasks } from '#lib/tasks';
import { ANATOMY, API_PAGE, CONSENT_BAR, DEMO_INDEX, FEEDBACK, LATE, MESSAGE_FILTER, PLAN_TABLE } from '#model/hooks';
import { recoverFromDeploys } from '#services/deploys/browser';
import { loadHighlightStyles } from '#services/highlight-styles/browser';
import { recordVisit } from '#services/reading-list/browser';
import { activateShell } from '#shell/browser';
import { whenIdle } from './whenIdle.ts';

recoverFromDeploys();
// Adds listeners for shortcuts and openers as early as possible.
void runInTasks([activateSearch]);
// Each of the rest in a separate task; a single long task would delay input on a slow phone.
void runInTasks([
  activateSettings,
  activateShell,
  activateArticle,
  activateDemos,
  activateOnDemand,
  loadHighlightStyles,
  recordVisit,
]);
whenIdle(() => {
  // If the chunk fails to load, the page just has no ads and analytics.
  ifPresent(LATE, () => import('./activateWhenIdle.ts').then(({ activateWhenIdle }) => activateWhenIdle()));
});

/** Loads code for elements that only few pages have. */
function activateOnDemand() {
  ifPresent(API_PAGE, () => import('#features/api-reference/browser').then((room) => room.activateApiReference()));
  ifPresent(ANATOMY, () => import('#features/anatomy/browser').then((room) => room.activateAnatomies()));
  ifPresent(PLAN_TABLE, () => import('#features/plans/browser').then((room) => room.activatePlanTables()));
  ifPresent(MESSAGE_FILTER, () =>
    import('#features/error-messages/browser').then((room) => room.activateMessageFilter()),
  );
  ifPresent(DEMO_INDEX, () => import('#features/demo-index/browser').then((room) => room.activateDemoIndex()));
  ifPresent(CONSENT_BAR, () => import('#features/privacy/browser').then((room) => room.activateConsent()));
  const feedback = find(FEEDBACK);
  feedback?.addEventListener('click', ({ target }) => {
    import('#features/feedback/browser')
      .then(({ answerFeedback }) => answerFeedback(feedback, target))
      .catch(() => undefined);
  });
  feedback?.addEventListener('submit', (event) => {
    event.preventDefault();
    import('#features/feedback/browser').then(({ commentOnPage }) => commentOnPage(feedback)).catch(() => undefined);
  });
}

function ifPresent(element: Hook, load: () => Promise<void>) {
  if (find(element)) load().catch(() => undefined);
}
