import type { PlaygroundFile } from '#model/playground';

export interface WrittenImport {
  specifier: string;
  /** Offset of the specifier, without its quotes. */
  from: number;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]*)\1/g;

/** Finds imports by regular expression, before the compiler is loaded. A false positive only loads an unneeded pack. */
export function importsIn({ name, text }: PlaygroundFile): WrittenImport[] {
  if (!/\.[jt]sx?$/.test(name)) return [];
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[2] ?? '';
    return { specifier, from: match.index + match[0].length - specifier.length - 1 };
  });
}
