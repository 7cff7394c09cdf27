/** User projects: stored in the browser, shared by URL, and exported with their packages. */
export {
  addressOfProject,
  openProject,
  projectHash,
  readHash,
  sharedHash,
  starterHash,
  type Wanted,
} from './address.ts';
export { deleteProject, saveProject, listProjects, newId } from './storedProjects.ts';
export { packagesOfProject } from './packagesOfProject.ts';
export type { StoredProject } from './recent.ts';
export { decodeProject, encodeProject, type SharedCode } from './share.ts';
