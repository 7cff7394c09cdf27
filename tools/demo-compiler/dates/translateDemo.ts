import type { CodeStyling } from '#model/demo';
import type { DemoSource } from '../demoSource.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import type { DateLibrary } from './libraries.ts';
import { translateDates, type TranslationKind } from './translateDates.ts';

export type TranslatedDemo =
  | { kind: TranslationKind; /** Not formatted. */ files: ReadonlyMap<CodeStyling, readonly SourceFile[]> }
  | { note: string };

const KINDS: readonly TranslationKind[] = ['same', 'automatic', 'table'];

/** Translates all files of a demo, in all stylings, or none of them. */
export function translateDemo({ files }: Pick<DemoSource, 'files'>, library: DateLibrary): TranslatedDemo {
  const stylings = new Map<CodeStyling, readonly SourceFile[]>();
  let work = 0;
  for (const [styling, list] of files) {
    const translated: SourceFile[] = [];
    for (const { name, code } of list) {
      const result = translateDates(code, library);
      if ('note' in result) return result;
      translated.push({ name, code: result.code });
      work = Math.max(work, KINDS.indexOf(result.kind));
    }
    stylings.set(styling, translated);
  }
  return { kind: KINDS[work] ?? 'same', files: stylings };
}
