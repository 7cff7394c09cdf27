/** Activates the playground page. */
export { activatePlayground } from './activatePlayground.ts';
