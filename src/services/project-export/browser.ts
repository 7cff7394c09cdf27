/** Exports code as a standalone project. Loaded on demand. */
export { createProject, type Project } from './createProject.ts';
export { downloadZip } from './downloadZip.ts';
export { openInStackBlitz } from './openInStackBlitz.ts';
