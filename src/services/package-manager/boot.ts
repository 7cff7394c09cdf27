/** Before paint, so that no other command flashes. */
export { showPackageManager } from './index.ts';
