/** Activates the playground page. */
export { wakePlayground } from './wakePlayground.ts';
