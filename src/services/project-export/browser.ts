/** Code as a project of its own, to be opened elsewhere; loaded when a reader asks for it. */
export { createProject, type Project, type ProjectSource } from './createProject.ts';
export { downloadZip } from './downloadZip.ts';
export { openInStackBlitz } from './openInStackBlitz.ts';
