import { listDemoFolders } from '../demoPaths.ts';
import { readDemoSource } from '../demoSource.ts';
import { DATE_LIBRARIES, type DateLibrary, LIBRARIES } from './libraries.ts';
import { type TranslatedDemo, translateDemo } from './translateDemo.ts';
import { usesDayjs } from './usesDayjs.ts';

/** The demos that use Day.js, by id, in each library. */
export type Translations = ReadonlyMap<DateLibrary, ReadonlyMap<string, TranslatedDemo>>;

export function translateDemos(root: string): Translations {
  const demos = listDemoFolders(root)
    .map((folder) => readDemoSource(root, folder))
    .filter(usesDayjs);
  const libraries = new Map<DateLibrary, ReadonlyMap<string, TranslatedDemo>>();
  for (const library of DATE_LIBRARIES) {
    const translated = new Map<string, TranslatedDemo>();
    for (const demo of demos) translated.set(demo.id, translateDemo(demo, library));
    libraries.set(library, translated);
  }
  return libraries;
}

/** `date-fns: 280 demos, 179 automatic, 88 by table, 13 with a note`, and the notes. */
export function reportOf(translations: Translations): string {
  return [...translations]
    .flatMap(([library, demos]) => {
      const notes = [...demos].flatMap(([id, demo]) => ('note' in demo ? [`  ${id}: ${demo.note}`] : []));
      const count = (kind: string) => [...demos.values()].filter((demo) => 'kind' in demo && demo.kind === kind).length;
      const counts = `${count('automatic')} automatic, ${count('table')} by table, ${notes.length} with a note`;
      return [`${LIBRARIES[library].title}: ${demos.size} demos, ${counts}`, ...notes];
    })
    .join('\n');
}
