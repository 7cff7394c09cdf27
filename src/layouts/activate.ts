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
  EXPLORER,
  FEEDBACK,
  GALLERY,
  LATE,
  LENS_CHIPS,
  MESSAGE_FILTER,
  MIGRATION,
  PLAN_TABLE,
  SHOWN_RELEASE,
  STARTER,
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

/** The lens of the plan is styles alone. Code is loaded for that of the release, for what a link turns on, and for the chips. */
function awaitLenses() {
  const root = document.documentElement;
  const load = (cause?: unknown) =>
    attempt(() => import('#features/lenses/browser').then((room) => room.activateLenses(cause)));
  if (location.search || root.hasAttribute(SHOWN_RELEASE)) load();
  new MutationObserver(load).observe(root, { attributeFilter: [SHOWN_RELEASE] });
  find(LENS_CHIPS)?.addEventListener('click', load);
}

/** Loads code for elements that only few pages have, or that few readers use. */
function activateOnDemand() {
  const loadReference = () => import('#features/api-reference/browser');
  if (find(API_PAGE)) attempt(() => loadReference().then((room) => room.activateApiReference()));
  else {
    const explain = (event: Event) => attempt(() => loadReference().then((room) => room.explainName(event)));
    follow(document, ['pointerover', 'focusin'], (event) => {
      if (findClosest('main :is(a, code)', event.target)) explain(event);
    });
    // A finger comes and clicks at once: the code has to be there before.
    if (matchMedia('(hover: none)').matches) whenIdle(() => explain(new Event('idle')));
  }
  ifPresent(API_CHANGES, () => import('#features/api-changes/browser').then((room) => room.activateChanges()));
  ifPresent(ANATOMY, () => import('#features/anatomy/browser').then((room) => room.activateAnatomies()));
  ifPresent(PLAN_TABLE, () => import('#features/plans/browser').then((room) => room.activatePlanTables()));
  ifPresent(MESSAGE_FILTER, () =>
    import('#features/error-messages/browser').then((room) => room.activateMessageFilter()),
  );
  ifPresent(MIGRATION, () => import('#features/migration/browser').then((room) => room.activateMigration()));
  ifPresent(STARTER, () => import('#features/starter/browser').then((room) => room.activateStarter()));
  ifPresent(GALLERY, () => import('#features/gallery/browser').then((room) => room.activateGallery()));
  ifPresent(EXPLORER, () => import('#features/explorer/browser').then((room) => room.activateExplorer()));
  ifPresent(CONSENT_BAR, () => import('#features/privacy/browser').then((room) => room.activateConsent()));
  const form = find(FEEDBACK);
  if (form)
    follow(form, ['pointerover', 'focusin', 'click', 'submit'], (event) => {
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
