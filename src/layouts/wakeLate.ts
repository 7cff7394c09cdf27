/** What waits until the page is idle: the worker, measuring, advertising. Each fails alone, and no page notices. */
import { keepSectionsFresh, showNewVersion, wakeOffline } from '#features/offline/browser';
import { nextTurn } from '#lib/turns';
import { currentVisitor, drawOfVisit } from '#services/privacy/browser';
import { registerServiceWorker } from '#services/service-worker/browser';
import { readServiceSettings } from './serviceMetas.ts';

const VITALS_KEY = 'web-vitals';
/** Sent once by the frame of a demo whose code a reader opens. */
const CODE_OPENED_EVENT = 'demo-code-opened';

/** Each in a turn of its own: together they would keep a touch waiting on a slow phone. */
export async function wakeLate() {
  for (const step of [wakeWorker, startMeasuring, wakePlaces]) {
    await nextTurn();
    await step(readServiceSettings(document)).catch(() => undefined);
  }
}

type Settings = ReturnType<typeof readServiceSettings>;

async function wakeWorker({ docsHost }: Settings) {
  wakeOffline();
  if (!docsHost) return;
  void registerServiceWorker(docsHost, () => void showNewVersion());
  keepSectionsFresh().catch(() => undefined);
}

async function startMeasuring({ measurementId, isAnalyticsDebugged }: Settings) {
  if (!measurementId && !isAnalyticsDebugged) return;
  const { isBot, refusesTracking } = currentVisitor();
  if (isBot || refusesTracking) return;
  const { startAnalytics, WEB_VITALS_SHARE } = await import('#services/analytics/browser');
  const isVitalsSession = drawOfVisit(VITALS_KEY, WEB_VITALS_SHARE) ?? false;
  startAnalytics({ measurementId, isDebugging: isAnalyticsDebugged, isVitalsSession });
}

async function wakePlaces() {
  if (document.querySelector('[data-slot]')) {
    const { wakeAds, fillInlinePlaces } = await import('#features/ads/browser');
    wakeAds();
    document.addEventListener(CODE_OPENED_EVENT, ({ target }) => {
      if (target instanceof Element) fillInlinePlaces(target).catch(() => undefined);
    });
  }
  if (document.querySelector('[data-privacy-choice]')) {
    const { wakePrivacyChoice } = await import('#features/privacy/browser');
    wakePrivacyChoice();
  }
}
