/** User projects: stored in the browser, shared by URL, and exported with their packages. */
export { addressOfProject, keptHash, PLAYGROUND_PAGE, readHash, sharedHash, starterHash, type Wanted } from './address.ts';
export { forgetProject, keepProject, listKept, newId } from './keptProjects.ts';
export { packagesOfProject, variantOf } from './packagesOfProject.ts';
export type { KeptProject } from './recent.ts';
export { decodeProject, encodeProject, type SharedCode } from './share.ts';
