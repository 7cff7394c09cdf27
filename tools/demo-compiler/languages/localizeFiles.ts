import type { DemoFile, LineEdit } from '#model/demo';
import { type DemoLanguage, type DemoText, textsIn } from '#model/demo-language';
import { highlightFile } from '../facts/tokens.ts';
import { format } from '../javascript/format.ts';
import { type SourceFile, toJavaScript } from '../javascript/toJavaScript.ts';
import { diffLines } from './lineEdits.ts';
import { localizeSource } from './localizeSource.ts';

export interface LocalizedFiles {
  TS: readonly DemoFile[];
  JS: readonly DemoFile[];
}

/** Adds to highlighted files what changes in each of the languages, as lines. */
export async function localizeFiles(
  files: readonly SourceFile[],
  highlighted: LocalizedFiles,
  texts: readonly DemoText[],
  languages: readonly DemoLanguage[],
): Promise<LocalizedFiles> {
  const all = texts.join(' ');
  const keys = new Set(languages.map((language) => textsIn(language, all).join(' ')).filter(Boolean));
  const edits = {
    TS: files.map(() => new Map<string, LineEdit[]>()),
    JS: files.map(() => new Map<string, LineEdit[]>()),
  };
  const localize = async (file: SourceFile, key: string, changed: Map<string, LineEdit[]> | undefined) => {
    const { code, isFormatted } = localizeSource(file, key.split(' ') as DemoText[]);
    if (code === file.code) return;
    changed?.set(key, editsOf(file, { ...file, code: isFormatted ? code : await format(code, file.name) }));
  };
  for (const [index, file] of files.entries()) {
    const script = await toJavaScript(file);
    for (const key of keys) {
      await localize(file, key, edits.TS[index]);
      await localize(script, key, edits.JS[index]);
    }
  }
  const withEdits = (list: readonly DemoFile[], own: readonly ReadonlyMap<string, LineEdit[]>[]) =>
    list.map((file, index) => {
      const localized = own[index];
      return localized && localized.size > 0 ? { ...file, localized: Object.fromEntries(localized) } : file;
    });
  return { TS: withEdits(highlighted.TS, edits.TS), JS: withEdits(highlighted.JS, edits.JS) };
}

function editsOf(before: SourceFile, after: SourceFile): LineEdit[] {
  const { lines } = highlightFile(after);
  const linesOf = ({ code }: SourceFile) => code.replace(/\n$/, '').split('\n');
  return diffLines(linesOf(before), linesOf(after)).map(({ at, removed, from, to }) => [
    at,
    removed,
    lines.slice(from, to),
  ]);
}
