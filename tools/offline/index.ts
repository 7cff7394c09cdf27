/** Lists the files of a built site that can be saved for offline use. */
export { writeSections } from './writeSections.ts';
