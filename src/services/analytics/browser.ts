/** Reports events when a measurement id is configured and the visitor allows it. */
import { deleteAnalyticsCookies } from './analyticsCookies.ts';
import { clickOf } from './clicks.ts';
import { followUserProperties } from './followProperties.ts';
import { toGtagCommand } from './gtagCommand.ts';
import { loadScript, pushToQueue, setGtagDisabled } from './gtagQueue.ts';
import { createGtagSink } from './gtagSink.ts';
import { pageViewOf } from './pageView.ts';
import { addSink, track, type Sink } from './track.ts';
import { reportWebVitals } from './webVitals.ts';

export { WEB_VITALS_SHARE } from './webVitals.ts';

interface Options {
  measurementId: string | undefined;
  /** Logs every event to the console. */
  isDebugging: boolean;
  /** Whether this session is sampled for web vitals. */
  isVitalsSession: boolean;
}

/**
 * Call once, when the page is idle and visible and the visitor allows it. Call the returned function when the visitor
 * withdraws the consent or gives it again.
 */
export function startAnalytics({ measurementId, isDebugging, isVitalsSession }: Options): (isAllowed: boolean) => void {
  const gtag = measurementId ? gtagFor(measurementId) : undefined;
  const sinks: Sink[] = gtag ? [gtag.sink] : [];
  if (isDebugging) sinks.push((event) => console.info('analytics', ...toGtagCommand(event)));
  let removers = sinks.map(addSink);
  followUserProperties();
  followPageViews();
  document.addEventListener('click', (event) => {
    const click = clickOf(event.composedPath(), Math.random);
    if (click) track(click);
  });
  // If the chunk fails to load, this session is simply not sampled.
  if (isVitalsSession) reportWebVitals().catch(() => undefined);

  return (isAllowed) => {
    for (const remove of removers) remove();
    removers = isAllowed ? sinks.map(addSink) : [];
    gtag?.setAllowed(isAllowed);
    if (!isAllowed) deleteAnalyticsCookies();
  };
}

function gtagFor(measurementId: string) {
  const setDisabled = (isDisabled: boolean) => setGtagDisabled(measurementId, isDisabled);
  return createGtagSink({ measurementId, push: pushToQueue, load: loadScript, setDisabled, now: () => new Date() });
}

/** Reports one page view now, and one more each time the page is restored from the back-forward cache. */
function followPageViews() {
  const view = () => track(pageViewOf(document, location.pathname));
  view();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
}
