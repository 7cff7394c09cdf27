/** Archives projects at build time. */
export { zip } from './zip.ts';
