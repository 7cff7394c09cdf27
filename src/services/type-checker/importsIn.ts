import type { PlaygroundFile } from '#model/playground';

export interface WrittenImport {
  specifier: string;
  /** Where the specifier stands, without its quotes. */
  from: number;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]*)\1/g;

/** Imports as they are written, before there is a compiler to ask. Text that only looks like one costs a pack at most. */
export function importsIn({ name, text }: PlaygroundFile): WrittenImport[] {
  if (!/\.[jt]sx?$/.test(name)) return [];
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[2] ?? '';
    return { specifier, from: match.index + match[0].length - specifier.length - 1 };
  });
}
