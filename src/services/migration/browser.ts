/** The analysis from a page: in a worker, with what is kept in the browser and shared by links. */
export { analyzeInWorker } from './client.ts';
export { kindOf, MOST_CHARACTERS, PASSED_FOLDERS, type SourceFile } from './files.ts';
export type { Finding, Report, SilentChange, Undecided, UsedProduct } from './findings.ts';
export { readManifest } from './readManifest.ts';
export { packFindings, unpackFindings } from './share.ts';
export { keepTick, readTicks } from './ticks.ts';
export { byFile, commandOf, linesOf, pathOf, toMarkdown } from './toMarkdown.ts';
