import { idOfDemo } from '#model/demo';
import { addressesIn, readApiNames } from '../api-extractor/index.ts';
import { writeChanged } from '../workspace/writeChanged.ts';
import { createCachedDatesCompiler } from './cachedCompiler.ts';
import { DATE_LIBRARIES } from './dates/libraries.ts';
import { datesFileOf, listDemoFolders } from './demoPaths.ts';
import { linkDates } from './linkDemo.ts';

/**
 * Writes the code of demos in other date libraries, which browsers fetch on demand. Runs in a thread of its own once the API
 * is extracted, because compiling all demos keeps one core busy for longer.
 */
export async function compileTranslations(root: string, cacheFolder: string, outFolder: string): Promise<void> {
  const compile = createCachedDatesCompiler(root, cacheFolder);
  const addressOf = addressesIn(readApiNames(root));
  for (const folder of listDemoFolders(root)) {
    const translations = await compile(folder).catch((cause: Error) => {
      throw new Error(`The dates of ${folder} cannot be translated: ${cause.message}`, { cause });
    });
    if (!translations) continue;
    for (const library of DATE_LIBRARIES) {
      const code = JSON.stringify(linkDates(translations[library], addressOf));
      writeChanged(datesFileOf(outFolder, idOfDemo(folder), library), code);
    }
  }
}
