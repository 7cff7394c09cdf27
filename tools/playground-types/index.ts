/** What the playground needs to check types: the compiler, and the declarations of all packages in packs. */
export { buildTypes, findTypes } from './buildTypes.ts';
