import type { AnalyticsEvent } from './events.ts';

/** Receives all events. */
export type Sink = (event: AnalyticsEvent) => void;

const sinks = new Set<Sink>();

/** Reports an event to all sinks; by default there are none. Errors in a sink are contained. */
export function track(event: AnalyticsEvent) {
  for (const sink of sinks) {
    try {
      sink(event);
    } catch {
      // Analytics must never break the page.
    }
  }
}

export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}
