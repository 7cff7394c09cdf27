/** What of a built site can be kept for reading without a connection. */
export { writeSections } from './writeSections.ts';
