/** Without React: what a preview shows after a run, and the list of packages that code can import. */
export { NOTHING_RUN, reduceRun, type PreviewState } from './previewState.ts';
export { readManifest } from './runtime.ts';
