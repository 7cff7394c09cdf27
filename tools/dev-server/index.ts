/** What the development server has beyond Astro's: `generated/` that follows its sources, and the files of the playground. */
export { freshGenerated } from './freshGenerated.ts';
export { playgroundFiles } from './playgroundFiles.ts';
