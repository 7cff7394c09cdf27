/** Runs when the page is idle: service worker, analytics, ads. A failure in one doesn't affect the others or the page. */
import { keepSectionsFresh, showNewVersion, activateOffline } from '#features/offline/browser';
import { yieldToMain } from '#lib/tasks';
import { currentVisitor, drawOfVisit } from '#services/privacy/browser';
import { registerServiceWorker } from '#services/service-worker/browser';
import { readServiceSettings } from './serviceMetas.ts';

const VITALS_KEY = 'web-vitals';
/** Dispatched once by a demo frame when its code is first opened. */
const CODE_OPENED_EVENT = 'demo-code-opened';

/** Runs each step in a separate task; a single long task would delay input on a slow phone. */
export async function activateWhenIdle() {
  for (const step of [activateServiceWorker, activateAnalytics, activateAdsAndPrivacy]) {
    await yieldToMain();
    await step(readServiceSettings(document)).catch(() => undefined);
  }
}

type Settings = ReturnType<typeof readServiceSettings>;

async function activateServiceWorker({ docsHost }: Settings) {
  activateOffline();
  if (!docsHost) return;
  void registerServiceWorker(docsHost, () => void showNewVersion());
  keepSectionsFresh().catch(() => undefined);
}

async function activateAnalytics({ measurementId, isAnalyticsDebugged }: Settings) {
  if (!measurementId && !isAnalyticsDebugged) return;
  const { isBot, refusesTracking } = currentVisitor();
  if (isBot || refusesTracking) return;
  const { startAnalytics, WEB_VITALS_SHARE } = await import('#services/analytics/browser');
  const isVitalsSession = drawOfVisit(VITALS_KEY, WEB_VITALS_SHARE) ?? false;
  startAnalytics({ measurementId, isDebugging: isAnalyticsDebugged, isVitalsSession });
}

async function activateAdsAndPrivacy() {
  if (document.querySelector('[data-slot]')) {
    const { activateAds, fillInlinePlaces } = await import('#features/ads/browser');
    activateAds();
    document.addEventListener(CODE_OPENED_EVENT, ({ target }) => {
      if (target instanceof Element) fillInlinePlaces(target).catch(() => undefined);
    });
  }
  if (document.querySelector('[data-privacy-choice]')) {
    const { activatePrivacyChoice } = await import('#features/privacy/browser');
    activatePrivacyChoice();
  }
}
