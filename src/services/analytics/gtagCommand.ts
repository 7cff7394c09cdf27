import type { AnalyticsEvent } from './events.ts';

/** The arguments of a `gtag(…)` call. */
type GtagCommand = readonly [command: 'event' | 'set', name: string, parameters: Readonly<Record<string, unknown>>];

const METRIC_LABEL = 'Web Vitals';

/** Converts an event to a gtag command. */
export function toGtagCommand(event: AnalyticsEvent): GtagCommand {
  switch (event.type) {
    case 'page view':
      return [
        'event',
        'page_view',
        {
          page_title: event.title,
          page_location: event.path,
          productId: event.productId,
          productCategoryId: event.productCategoryId,
        },
      ];
    case 'click':
      return ['event', event.category, { eventAction: event.action, eventLabel: event.label }];
    case 'ad':
      return ['event', 'ad', { eventAction: event.action, eventLabel: event.label }];
    case 'web vital':
      return [
        'event',
        event.name,
        {
          value: event.delta,
          metric_label: METRIC_LABEL,
          metric_value: event.value,
          metric_delta: event.delta,
          metric_id: event.id,
        },
      ];
    case 'user property':
      return ['set', 'user_properties', { [event.name]: event.value }];
  }
}
