/** Analytics: typed events and the function that reports them. */
export type { Click } from './events.ts';
export { track } from './track.ts';
