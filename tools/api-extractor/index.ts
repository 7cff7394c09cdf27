/** Reads the API of the installed packages into the models of `src/model/api.ts`; one file per page, in `generated/api`. */
export { extractApi } from './extractApi.ts';
export { extractRelease, type ReleaseApi } from './extractRelease.ts';
export { type ForeignFiles } from './program/createProgram.ts';
export { readGridReference, type GridReference } from './gridReference.ts';
export { addressesIn, apiNamesOf, readApiNames, type ApiNames, type ApiPlace, urlOf } from './names.ts';
