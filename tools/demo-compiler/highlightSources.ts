import type { CodeStyling, DemoSources } from '#model/demo';
import { createPackageReader } from './facts/packages.ts';
import { highlightFile } from './facts/tokens.ts';
import { type SourceFile, toJavaScript } from './javascript/toJavaScript.ts';
import { textsOf } from './languages/findTexts.ts';
import { localizeFiles } from './languages/localizeFiles.ts';
import { readLanguages } from './languages/readLanguages.ts';

export type HighlightSources = (files: readonly SourceFile[], styling: CodeStyling) => Promise<DemoSources>;

/**
 * Makes of the files of a demo what the browser fetches: both languages, highlighted, what changes in them with the language of
 * demos, and the packages that they import.
 */
export function createSourceHighlighter(root: string): HighlightSources {
  const packagesOf = createPackageReader(root);
  const languages = readLanguages();
  return async (files, styling) => {
    const texts = textsOf(files);
    const highlighted = {
      TS: files.map((file) => highlightFile(file)),
      JS: (await Promise.all(files.map(toJavaScript))).map((file) => highlightFile(file)),
    };
    return {
      ...(await localizeFiles(files, highlighted, texts, languages)),
      packages: { TS: packagesOf(files, 'TS', styling), JS: packagesOf(files, 'JS', styling) },
      ...(texts.length > 0 && { texts: texts.join(' ') }),
    };
  };
}
