/** Files for type checking in the playground: the compiler, and the declarations of all packages in packs. */
export { buildTypes, findTypes } from './buildTypes.ts';
