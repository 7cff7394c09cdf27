/** What waits until the page is idle: the worker, measuring, advertising. Each fails alone, and no page notices. */
import { keepSectionsFresh, showNewVersion, wakeOffline } from '#features/offline/browser';
import { currentVisitor, drawOfVisit } from '#services/privacy/browser';
import { registerServiceWorker } from '#services/service-worker/browser';
import { readServiceSettings } from './serviceMetas.ts';

const VITALS_KEY = 'web-vitals';
/** Sent once by the frame of a demo whose code a reader opens. */
const CODE_OPENED_EVENT = 'demo-code-opened';

export async function wakeLate() {
  const { docsHost, measurementId, isAnalyticsDebugged } = readServiceSettings(document);
  wakeOffline();
  if (docsHost) {
    void registerServiceWorker(docsHost, () => void showNewVersion());
    keepSectionsFresh().catch(() => undefined);
  }

  const { isBot, refusesTracking } = currentVisitor();
  if ((measurementId || isAnalyticsDebugged) && !isBot && !refusesTracking) {
    const { startAnalytics, WEB_VITALS_SHARE } = await import('#services/analytics/browser');
    const isVitalsSession = drawOfVisit(VITALS_KEY, WEB_VITALS_SHARE) ?? false;
    startAnalytics({ measurementId, isDebugging: isAnalyticsDebugged, isVitalsSession });
  }
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
