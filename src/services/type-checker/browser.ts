/** The checker itself, for programs that have the compiler and the declarations: no React, no worker, no network. */
export { createEngine, type Engine } from './createEngine.ts';
export type { TypeScript as Compiler } from './createHost.ts';
export { packsFor } from './packsFor.ts';
