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
  for (const key of keys) {
    for (const [index, file] of files.entries()) {
      const localized = localizeSource(file, key.split(' ') as DemoText[]);
      if (localized.code === file.code) continue;
      const formatted = { ...file, code: await format(localized.code, file.name) };
      edits.TS[index]?.set(key, editsOf(file, formatted));
      edits.JS[index]?.set(key, editsOf(await toJavaScript(file), await toJavaScript(formatted)));
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
