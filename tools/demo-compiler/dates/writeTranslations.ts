import { join } from 'node:path';
import { writeChanged } from '../../workspace/writeChanged.ts';
import { LIBRARIES } from './libraries.ts';
import { translateDemos } from './translateDemos.ts';

const SOURCE_FILE = /\.tsx?$/;

/** Writes all translated demos to a folder, for checking their types. Returns the files by the name of their date adapter. */
export function writeTranslations(root: string, folder: string): Map<string, string[]> {
  const written = new Map<string, string[]>();
  for (const [library, demos] of translateDemos(root)) {
    const paths: string[] = [];
    for (const [id, demo] of demos) {
      if ('note' in demo) continue;
      for (const [styling, files] of demo.files) {
        for (const { name, code } of files) {
          const path = join(folder, library, id, styling, name);
          writeChanged(path, code);
          if (SOURCE_FILE.test(name)) paths.push(path);
        }
      }
    }
    written.set(LIBRARIES[library].adapter, paths);
  }
  return written;
}
