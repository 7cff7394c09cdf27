import type { CodeStyling } from '#model/demo';
import type { DemoSource } from '../demoSource.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import type { DateLibrary } from './libraries.ts';
import { translateDates, type TranslationKind } from './translateDates.ts';

export type TranslatedDemo =
  { kind: TranslationKind; files: ReadonlyMap<CodeStyling, readonly SourceFile[]> } | { note: string };

const KINDS: readonly TranslationKind[] = ['same', 'automatic', 'table'];

/** Whether a demo uses Day.js, so that there is something to translate. */
export function usesDayjs({ files }: Pick<DemoSource, 'files'>): boolean {
  return [...files.values()].flat().some(({ code }) => /dayjs/i.test(code));
}

/** Translates all files of a demo, in all stylings, or none of them. */
export async function translateDemo(
  { files }: Pick<DemoSource, 'files'>,
  library: DateLibrary,
): Promise<TranslatedDemo> {
  const stylings = new Map<CodeStyling, readonly SourceFile[]>();
  let kind: TranslationKind = 'same';
  for (const [styling, list] of files) {
    const translated: SourceFile[] = [];
    for (const file of list) {
      const result = /\.tsx?$/.test(file.name)
        ? await translateDates(file.code, library)
        : ({ code: file.code, kind: 'same' } as const);
      if ('note' in result) return result;
      translated.push({ name: file.name, code: result.code });
      kind = KINDS[Math.max(KINDS.indexOf(kind), KINDS.indexOf(result.kind))] ?? kind;
    }
    stylings.set(styling, translated);
  }
  return { kind, files: stylings };
}
