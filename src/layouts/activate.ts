/** The module of small controllers that every page loads after it is readable. */
import { activateArticle } from '#features/article/browser';
import { activateSearch } from '#features/search/browser';
import { activateSettings } from '#features/settings/browser';
import { find, findClosest, follow, type Hook } from '#lib/hook';
import { runInTasks } from '#lib/tasks';
import {
  ANATOMY,
  API_CHANGES,
  API_PAGE,
  CONSENT_BAR,
  FEEDBACK,
  GALLERY,
  LATE,
  LENS_CHIPS,
  MESSAGE_FILTER,
  MIGRATION,
  PLAN_TABLE,
  SHOWN_RELEASE,
} from '#model/hooks';
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
  activateOnDemand,
  awaitLenses,
  loadHighlightStyles,
  recordVisit,
]);
whenIdle(() => {
  ifPresent(LATE, () => import('./activateWhenIdle.ts').then((module) => module.activateWhenIdle()));
});

/** Only readers who have chosen the release they use load what marks newer things. All other lenses are styles. */
function awaitLenses() {
  const load = () => import('#features/lenses/browser');
  const root = document.documentElement;
  const observer = new MutationObserver(showRelease);
  function showRelease() {
    if (!root.hasAttribute(SHOWN_RELEASE)) return;
    observer.disconnect();
    attempt(() => load().then((room) => room.activateReleaseLens()));
  }
  observer.observe(root, { attributeFilter: [SHOWN_RELEASE] });
  showRelease();
  find(LENS_CHIPS)?.addEventListener('click', (event) => attempt(() => load().then((room) => room.removeLens(event))));
}

/** Loads code for elements that only few pages have, or that few readers use. */
function activateOnDemand() {
  const loadReference = () => import('#features/api-reference/browser');
  if (find(API_PAGE)) attempt(() => loadReference().then((room) => room.activateApiReference()));
  else
    follow(document, ['pointerover', 'focusin'], (event) => {
      if (findClosest('main :is(a, code)', event.target))
        attempt(() => loadReference().then((room) => room.explainName(event)));
    });
  ifPresent(API_CHANGES, () => import('#features/api-changes/browser').then((room) => room.activateChanges()));
  ifPresent(ANATOMY, () => import('#features/anatomy/browser').then((room) => room.activateAnatomies()));
  ifPresent(PLAN_TABLE, () => import('#features/plans/browser').then((room) => room.activatePlanTables()));
  ifPresent(MESSAGE_FILTER, () =>
    import('#features/error-messages/browser').then((room) => room.activateMessageFilter()),
  );
  ifPresent(MIGRATION, () => import('#features/migration/browser').then((room) => room.activateMigration()));
  ifPresent(GALLERY, () => import('#features/gallery/browser').then((room) => room.activateGallery()));
  ifPresent(CONSENT_BAR, () => import('#features/privacy/browser').then((room) => room.activateConsent()));
  const form = find(FEEDBACK);
  if (form)
    follow(form, ['click', 'submit'], (event) => {
      if (event.type === 'submit') event.preventDefault();
      attempt(() => import('#features/feedback/browser').then((room) => room.followFeedback(form, event)));
    });
}

function ifPresent(element: Hook, load: () => Promise<void>) {
  if (find(element)) attempt(load);
}

/** If the code fails to load, the page just lacks what it does. */
function attempt(load: () => Promise<void>) {
  load().catch(() => undefined);
}
