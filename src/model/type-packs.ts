/** Declarations for checking what readers write: packed by the build, fetched when a reader asks for a check. */

export interface TypesManifest {
  /** The compiler as a module whose default export is its API. */
  readonly compiler: TypesFile;
  readonly packs: Readonly<Record<string, TypesFile>>;
  /** Each package a reader can import, with every pack that its declarations lead to. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Every import that can be written: `@mui/x-charts/BarChart`. */
  readonly specifiers: readonly string[];
}

export interface TypesFile {
  readonly url: string;
  /** As it is on disk. */
  readonly bytes: number;
  /** As it travels, about. */
  readonly packedBytes: number;
}

/** A pack: the text of each file by its path, `/node_modules/…` or `/lib/…`. */
export type TypesPack = Readonly<Record<string, string>>;

export const TYPES_MANIFEST_PATH = '/static/playground/types.json';
/** Where packs put the declarations of the language and of the browser. */
export const LIB_FOLDER = '/lib/';
/** What a reader's program can count on, as in a project that was started today. */
export const LIBS: readonly string[] = ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
/** Needed by every program: the language, the browser, and what JSX becomes. */
export const BASE_PACKAGE = 'react';

/** `@mui/x-charts/BarChart` is in `@mui/x-charts`. */
export function packageOfSpecifier(specifier: string): string {
  return specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
