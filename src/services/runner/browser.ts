/** Without React: the list of packages that code can import. */
export { readManifest } from './runtime.ts';
