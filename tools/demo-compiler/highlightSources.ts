import type { CodeStyling, DemoSources } from '#model/demo';
import { createPackageReader } from './facts/packages.ts';
import { highlightFile } from './facts/tokens.ts';
import { type SourceFile, toJavaScript } from './javascript/toJavaScript.ts';

export type HighlightSources = (files: readonly SourceFile[], styling: CodeStyling) => Promise<DemoSources>;

/** Makes of the files of a demo what the browser fetches: both languages, highlighted, and the packages that they import. */
export function createSourceHighlighter(root: string): HighlightSources {
  const packagesOf = createPackageReader(root);
  return async (files, styling) => ({
    TS: files.map((file) => highlightFile(file)),
    JS: (await Promise.all(files.map(toJavaScript))).map((file) => highlightFile(file)),
    packages: { TS: packagesOf(files, 'TS', styling), JS: packagesOf(files, 'JS', styling) },
  });
}
