import type { AnalyticsEvent } from './events.ts';

/** Where events go. */
export type Sink = (event: AnalyticsEvent) => void;

const sinks = new Set<Sink>();

/** Reports an event to whoever listens; by default nobody does. Whatever goes wrong there stays there. */
export function track(event: AnalyticsEvent) {
  for (const sink of sinks) {
    try {
      sink(event);
    } catch {
      // Analytics is exact or silent; a page never notices it.
    }
  }
}

export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}
