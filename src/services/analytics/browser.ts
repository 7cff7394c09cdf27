/** Reports what happens on a page, when a measuring id is configured and the visitor does not refuse. */
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
  /** Prints every event to the console. */
  isDebugging: boolean;
  /** Whether this session is one of the few that report web vitals. */
  isVitalsSession: boolean;
}

/** Call once, when the page is idle and shown. */
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
  // Metrics of a chunk that does not come are one session less.
  if (isVitalsSession) reportWebVitals().catch(() => undefined);
}

/** One view for this visit of the page, and one more each time the browser brings it back from its memory. */
function followPageViews() {
  const view = () => track(pageViewOf(document, location.pathname));
  view();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
}
