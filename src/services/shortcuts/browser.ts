/** Key handling, on every page. */
export { pressKey } from './pressKey.ts';
