/** Analytics: typed events and the function that reports them. */
export type { AdEvent, AnalyticsEvent, Click, PageView, UserProperties, WebVital } from './events.ts';
export { track } from './track.ts';
