/** Runs when the page is idle: the theme studio, service worker, analytics, ads. A failure in one doesn't affect the others or the page. */
import { keepSectionsFresh, showNewVersion, activateOffline } from '#features/offline/browser';
import { find } from '#lib/hook';
import { yieldToMain } from '#lib/tasks';
import { AD_SLOT, THEME_STUDIO } from '#model/hooks';
import { currentVisitor, drawOfVisit, followConsent } from '#services/privacy/browser';
import { registerServiceWorker } from '#services/service-worker/browser';
import { readServiceSettings } from './serviceMetas.ts';

const VITALS_KEY = 'web-vitals';
/** Dispatched once by a demo frame when its code is first opened. */
const CODE_OPENED_EVENT = 'demo-code-opened';

/** Runs each step in a separate task; a single long task would delay input on a slow phone. */
export async function activateWhenIdle() {
  for (const step of [activateStudio, activateServiceWorker, activateAnalytics, activateAdPlaces]) {
    await yieldToMain();
    await step(readServiceSettings(document)).catch(() => undefined);
  }
}

type Settings = ReturnType<typeof readServiceSettings>;

/** Here, because its demos come first, and because all pages pay for what is activated earlier. */
async function activateStudio() {
  if (!find(THEME_STUDIO)) return;
  const { activateThemeStudio } = await import('#features/theme-studio/browser');
  activateThemeStudio();
}

async function activateServiceWorker({ docsHost }: Settings) {
  activateOffline();
  if (!docsHost) return;
  void registerServiceWorker(docsHost, () => void showNewVersion());
  keepSectionsFresh().catch(() => undefined);
}

/** Starts with the visitor's consent, whenever that is given. Earlier events are dropped. */
async function activateAnalytics(settings: Settings) {
  if (!settings.measurementId && !settings.isAnalyticsDebugged) return;
  if (currentVisitor().isBot) return;
  let started: ReturnType<typeof loadAnalytics> | undefined;
  followConsent((isAllowed) => {
    if (started) void started.then((setAllowed) => setAllowed?.(isAllowed));
    // If the chunk fails to load, this page just has no analytics.
    else if (isAllowed) started = loadAnalytics(settings).catch(() => undefined);
  });
  await started;
}

async function loadAnalytics({
  measurementId,
  isAnalyticsDebugged,
}: Settings): Promise<((isAllowed: boolean) => void) | undefined> {
  const { startAnalytics, WEB_VITALS_SHARE } = await import('#services/analytics/browser');
  const isVitalsSession = drawOfVisit(VITALS_KEY, WEB_VITALS_SHARE) ?? false;
  return startAnalytics({ measurementId, isDebugging: isAnalyticsDebugged, isVitalsSession });
}

async function activateAdPlaces() {
  if (!find(AD_SLOT)) return;
  const { activateAds, fillInlinePlaces } = await import('#features/ads/browser');
  activateAds();
  document.addEventListener(CODE_OPENED_EVENT, ({ target }) => {
    if (target instanceof Element) fillInlinePlaces(target).catch(() => undefined);
  });
}
