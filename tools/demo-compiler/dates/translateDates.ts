import { format } from '../javascript/format.ts';
import { parse } from '../javascript/parse.ts';
import type { DateLibrary } from './libraries.ts';
import { Untranslatable } from './note.ts';
import { translateSource } from './translateSource.ts';

/** `same`: no dates in it. `automatic`: only imports, types and constructors. `table`: also methods and formats. */
export type TranslationKind = 'same' | 'automatic' | 'table';

export type Translation =
  | { code: string; kind: TranslationKind }
  /** Why there is no translation, in one sentence. */
  | { note: string };

/** Translates code that uses Day.js. What is not certain gets a note instead. */
export async function translateDates(source: string, library: DateLibrary): Promise<Translation> {
  const translation = translateUnformatted(source, library);
  if ('note' in translation || translation.kind === 'same') return translation;
  const code = await format(translation.code, 'demo.tsx');
  // Formatting makes a statement of an element, such as an excerpt of a demo.
  return { ...translation, code: /^<.*>\s*$/s.test(source) ? code.replace(/;\n$/, '\n') : code };
}

/** The same without formatting, which takes most of the time. */
export function translateUnformatted(source: string, library: DateLibrary): Translation {
  if (!/dayjs/i.test(source)) return { code: source, kind: 'same' };
  try {
    const { code, usesTable } = translateSource(parse({ name: 'demo.tsx', code: source }), library);
    return { code, kind: usesTable ? 'table' : 'automatic' };
  } catch (error) {
    if (error instanceof Untranslatable) return { note: error.message };
    throw error;
  }
}
