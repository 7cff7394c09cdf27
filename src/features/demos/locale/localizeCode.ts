import type { CodeLine, CodeToken, DemoCode, DemoFile, DemoSources, LineEdit } from '#model/demo';
import { CODE_STYLINGS } from '#model/demo';
import { type DemoLanguage, nameFiller, textsIn } from '#model/demo-language';

/** The code of a demo with the texts of a language; parts without texts in it stay as they are. */
export function localizeCode(code: DemoCode, language: DemoLanguage): DemoCode {
  const sources = CODE_STYLINGS.flatMap((styling) => {
    const source = code.sources[styling];
    return source ? [[styling, localizeSources(source, language)] as const] : [];
  });
  return { ...code, sources: Object.fromEntries(sources) as DemoCode['sources'] };
}

function localizeSources(source: DemoSources, language: DemoLanguage): DemoSources {
  const parts = textsIn(language, source.texts ?? '');
  const fill = nameFiller(parts, language);
  const localize = ({ localized, ...file }: DemoFile): DemoFile => ({
    ...file,
    lines: applyEdits(file.lines, localized?.[parts.join(' ')] ?? [], fill),
  });
  return { ...source, TS: source.TS.map(localize), JS: source.JS.map(localize) };
}

function applyEdits(
  lines: readonly CodeLine[],
  edits: readonly LineEdit[],
  fill: (text: string) => string,
): CodeLine[] {
  const fillToken = (token: CodeToken): CodeToken => {
    if (typeof token === 'string') return fill(token);
    const [className, content, ...href] = token;
    return [className, content.map(fillToken), ...href];
  };
  const edited = [...lines];
  // From the end, so that positions stay valid.
  for (const [at, removed, added] of edits.toReversed())
    edited.splice(at, removed, ...added.map((line) => line.map(fillToken)));
  return edited;
}
