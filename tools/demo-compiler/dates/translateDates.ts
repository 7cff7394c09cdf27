import { parse } from '../javascript/parse.ts';
import type { DateLibrary } from './libraries.ts';
import { Untranslatable } from './note.ts';
import { translateSource } from './translateSource.ts';

/** `same`: no dates in it. `automatic`: only imports, types and constructors. `table`: also methods and formats. */
export type TranslationKind = 'same' | 'automatic' | 'table';

type Translation =
  | { code: string; kind: TranslationKind }
  /** Why there is no translation, in one sentence. */
  | { note: string };

/** Translates code that uses Day.js, without formatting it. What is not certain gets a note instead. */
export function translateDates(source: string, library: DateLibrary): Translation {
  if (!/dayjs/i.test(source)) return { code: source, kind: 'same' };
  try {
    const { code, usesTable } = translateSource(parse({ name: 'demo.tsx', code: source }), library);
    return { code, kind: usesTable ? 'table' : 'automatic' };
  } catch (error) {
    if (error instanceof Untranslatable) return { note: error.message };
    throw error;
  }
}
