/** Reports events when a measurement id is configured and the visitor has not opted out. */
import { clickOf } from './clicks.ts';
import { followUserProperties } from './followProperties.ts';
import { toGtagCommand } from './gtagCommand.ts';
import { loadScript, pushToQueue } from './gtagQueue.ts';
import { createGtagSink } from './gtagSink.ts';
import { pageViewOf } from './pageView.ts';
import { addSink, track } from './track.ts';
import { reportWebVitals } from './webVitals.ts';

export { WEB_VITALS_SHARE } from './webVitals.ts';

interface Options {
  measurementId: string | undefined;
  /** Logs every event to the console. */
  isDebugging: boolean;
  /** Whether this session is sampled for web vitals. */
  isVitalsSession: boolean;
}

/** Call once, when the page is idle and visible. */
export function startAnalytics({ measurementId, isDebugging, isVitalsSession }: Options) {
  if (isDebugging) addSink((event) => console.info('analytics', ...toGtagCommand(event)));
  if (measurementId) {
    addSink(createGtagSink({ measurementId, push: pushToQueue, load: loadScript, now: () => new Date() }));
  }
  followUserProperties();
  followPageViews();
  document.addEventListener('click', (event) => {
    const click = clickOf(event.composedPath(), Math.random);
    if (click) track(click);
  });
  // If the chunk fails to load, this session is simply not sampled.
  if (isVitalsSession) reportWebVitals().catch(() => undefined);
}

/** Reports one page view now, and one more each time the page is restored from the back-forward cache. */
function followPageViews() {
  const view = () => track(pageViewOf(document, location.pathname));
  view();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
}
