/** What the site reports about its use: typed events, and nothing else leaves through here. */
export type { AdEvent, AnalyticsEvent, Click, PageView, UserProperties, WebVital } from './events.ts';
export { track } from './track.ts';
