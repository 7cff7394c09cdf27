import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CODE_STYLINGS, type CodeStyling, type DemoDefinition, idOfDemo, nameOfDemo } from '#model/demo';
import { DEFINITION_FILE, folderOfStyling, resolveDemoImport } from './demoPaths.ts';
import { readDefinition } from './readDefinition.ts';
import type { SourceFile } from './javascript/toJavaScript.ts';

/** The source files of a demo. */
export interface DemoSource {
  /** `data-grid/sorting/multi-sorting`. */
  id: string;
  name: string;
  /** Relative to the repository root, with forward slashes. */
  folder: string;
  /** Undefined if `demo.ts` is invalid. */
  definition: DemoDefinition | undefined;
  /** The main file first, then the files it imports, including shared data. */
  files: ReadonlyMap<CodeStyling, readonly SourceFile[]>;
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"]\.\/([\w.-]+)['"]/g;

export function readDemoSource(root: string, folder: string): DemoSource {
  const name = nameOfDemo(basename(folder));
  return {
    id: idOfDemo(folder),
    name,
    folder,
    definition: readDefinition(readFileSync(join(root, folder, DEFINITION_FILE), 'utf8')),
    files: readStylings(root, folder, name),
  };
}

function readStylings(root: string, folder: string, name: string) {
  const stylings = new Map<CodeStyling, readonly SourceFile[]>();
  for (const styling of CODE_STYLINGS) {
    const own = folderOfStyling(folder, styling);
    const main = join(root, own, `${name}.tsx`);
    if (existsSync(main)) stylings.set(styling, readWithImports(root, own, main));
  }
  return stylings;
}

function readWithImports(root: string, folder: string, main: string): SourceFile[] {
  const files = new Map<string, SourceFile>();
  const add = (path: string) => {
    const name = basename(path);
    if (files.has(name)) return;
    const code = readFileSync(path, 'utf8');
    files.set(name, { name, code });
    for (const [, specifier = ''] of code.matchAll(RELATIVE_IMPORT)) {
      const found = resolveDemoImport(root, folder, specifier);
      if (found) add(found);
    }
  };
  add(main);
  return [...files.values()];
}
