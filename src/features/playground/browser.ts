/** Wakes the workbench on the playground's page. */
export { wakePlayground } from './wakePlayground.ts';
