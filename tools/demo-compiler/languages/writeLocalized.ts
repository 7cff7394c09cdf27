import { join } from 'node:path';
import type { CodeStyling } from '#model/demo';
import { nameFiller, textsIn } from '#model/demo-language';
import { writeChanged } from '../../workspace/writeChanged.ts';
import { LIBRARIES } from '../dates/libraries.ts';
import { translateDemos } from '../dates/translateDemos.ts';
import { listDemoFolders } from '../demoPaths.ts';
import { readDemoSource } from '../demoSource.ts';
import type { SourceFile } from '../javascript/toJavaScript.ts';
import { textsOf } from './findTexts.ts';
import { localizeSource } from './localizeSource.ts';
import { readLanguages } from './readLanguages.ts';

const SOURCE_FILE = /\.tsx?$/;
/** The first language that has all texts of a demo: charts have none in German. */
const TRIED = ['de', 'fr'];

/**
 * Writes all demos with texts in another language to a folder, for checking their types; with other date libraries, too. Returns
 * the files by the name of their date adapter, and those with Day.js or without dates as `demos`.
 */
export function writeLocalized(root: string, folder: string): Map<string, string[]> {
  const languages = readLanguages().filter(({ id }) => TRIED.includes(id));
  const written = new Map<string, string[]>();

  function write(id: string, stylings: ReadonlyMap<CodeStyling, readonly SourceFile[]>, program?: string) {
    for (const [styling, files] of stylings) {
      const texts = textsOf(files).filter((text) => text !== 'theme');
      const language = languages.find((one) => textsIn(one, texts.join(' ')).length === texts.length);
      if (!language || texts.length === 0) continue;
      const parts = textsIn(language, texts.join(' '));
      const fill = nameFiller(parts, language);
      const name = program ?? programOf(files);
      for (const file of files) {
        const path = join(folder, name, id, styling, file.name);
        const localized = localizeSource(file, parts);
        writeChanged(path, localized.code === file.code ? file.code : fill(localized.code));
        if (SOURCE_FILE.test(path)) written.set(name, [...(written.get(name) ?? []), path]);
      }
    }
  }

  for (const source of listDemoFolders(root).map((demo) => readDemoSource(root, demo))) write(source.id, source.files);
  for (const [library, demos] of translateDemos(root)) {
    for (const [id, demo] of demos) if ('files' in demo) write(id, demo.files, LIBRARIES[library].adapter);
  }
  return written;
}

/** The program that `tools/checks/demo-types` has for a demo: adapters change the types of all dates. */
function programOf(files: readonly SourceFile[]): string {
  const adapters = files.flatMap(({ code }) => code.match(/(?<=-pickers(?:-pro)?\/)Adapter(?!Dayjs\b)\w+/g) ?? []);
  return [...new Set(adapters)].sort().join('-') || 'demos';
}
