/** What the playground runs: the frame for readers' code, and the installed packages as bundles for it. */
export { buildPlayground, frameVersion } from './buildPlayground.ts';
export { runtimePackages } from './packages.ts';
