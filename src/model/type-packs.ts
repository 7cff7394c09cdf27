import { packageOf } from '#lib/package-name';
/** Type declarations for checking user code: packed by the build, fetched on demand. */

export interface TypesManifest {
  /** The compiler as a module whose default export is its API. */
  readonly compiler: TypesFile;
  readonly packs: Readonly<Record<string, TypesFile>>;
  /** Each importable package, and each date adapter, with all packs that its declarations depend on. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** All valid module specifiers: `@mui/x-charts/BarChart`. */
  readonly specifiers: readonly string[];
}

export interface TypesFile {
  readonly url: string;
  /** Size on disk. */
  readonly bytes: number;
  /** Approximate transfer size. */
  readonly packedBytes: number;
}

/** The text of each file by path, `/node_modules/…` or `/lib/…`. */
export type TypesPack = Readonly<Record<string, string>>;

export const TYPES_MANIFEST_PATH = '/static/playground/types.json';
/** Folder of the language and DOM declarations. */
export const LIB_FOLDER = '/lib/';
/** Libraries available to user code, as in a new project. */
export const LIBS: readonly string[] = ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
/** Needed by every program: the language, the DOM, and the JSX runtime. */
export const BASE_PACKAGE = 'react';

/** The key of a specifier in `packages`. Adapters are listed by themselves: only they need the declarations of a date library. */
export function typesOfSpecifier(specifier: string): string {
  return /\/Adapter\w+$/.test(specifier) ? specifier : packageOf(specifier);
}
