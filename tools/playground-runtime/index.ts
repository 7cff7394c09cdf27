/** The runtime of the playground: the frame for user code, and bundles of the installed packages. */
export { buildPlayground, frameVersion } from './buildPlayground.ts';
export { demoLibraryOf, runtimePackages } from './packages.ts';
