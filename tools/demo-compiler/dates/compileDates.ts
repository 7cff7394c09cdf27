import { CODE_STYLINGS, type DemoCode, type DemoFacts } from '#model/demo';
import type { DemoInDates } from '#model/demo-dates';
import type { DemoSource } from '../demoSource.ts';
import { excerptsOf } from '../facts/excerpt.ts';
import { createSourceHighlighter } from '../highlightSources.ts';
import { format } from '../javascript/format.ts';
import { type SourceFile, toJavaScript } from '../javascript/toJavaScript.ts';
import { DATE_LIBRARIES, type DateLibrary } from './libraries.ts';
import { translateDemo } from './translateDemo.ts';

/** A demo in each date library. */
export type DatesOfDemo = Readonly<Record<DateLibrary, DemoInDates>>;

/** Creates a compiler for the code of demos in other date libraries: what browsers fetch, before names in it are linked. */
export function createDatesCompiler(root: string) {
  const sourcesOf = createSourceHighlighter(root);

  async function compile(source: DemoSource, library: DateLibrary): Promise<DemoInDates> {
    const translated = translateDemo(source, library);
    if ('note' in translated) return translated;
    const { name, definition } = source;
    const sources: Partial<Record<(typeof CODE_STYLINGS)[number], DemoCode['sources']['system']>> = {};
    let excerpts: DemoFacts['excerpts'] = [];
    for (const [styling, files] of translated.files) {
      const formatted = await Promise.all(
        files.map(async (file) => ({ ...file, code: await format(file.code, file.name) })),
      );
      sources[styling] = await sourcesOf(formatted, styling);
      if (styling === 'system') excerpts = await changedExcerpts(source, formatted[0]);
    }
    return {
      name,
      title: definition?.title ?? '',
      sources: sources as DemoCode['sources'],
      ...(excerpts.length > 0 && { excerpts }),
    };
  }

  return async function compileDates(source: DemoSource): Promise<DatesOfDemo> {
    const entries = DATE_LIBRARIES.map(async (library) => [library, await compile(source, library)] as const);
    return Object.fromEntries(await Promise.all(entries)) as DatesOfDemo;
  };
}

/** The excerpts of a translated file; none if they are as in the original. */
async function changedExcerpts(
  { definition, files }: DemoSource,
  translated: SourceFile | undefined,
): Promise<DemoFacts['excerpts']> {
  const [original] = files.get('system') ?? [];
  if (!definition || !original || !translated) return [];
  const [before, after] = await Promise.all(
    [original, translated].map(async (file) => excerptsOf(definition, file, await toJavaScript(file))),
  );
  return after && JSON.stringify(after) !== JSON.stringify(before) ? after : [];
}
