import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { idOfDemo } from '#model/demo';
import { DATE_LIBRARIES, parseDatesPath, pathOfDates } from '#model/demo-dates';
import { datesFileOf, listDemoFolders } from './demoPaths.ts';

/**
 * Serves the code of demos in other date libraries, which `compileTranslations` has written, at an address next to the demo's own page.
 * Pages name no such file: most readers never need one.
 */
export function datesFiles(root: string, outFolder: string): Plugin {
  return {
    name: 'demo-dates',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const id of listDemoFolders(root).map(idOfDemo)) {
        for (const library of DATE_LIBRARIES) {
          const file = datesFileOf(outFolder, id, library);
          if (!existsSync(file)) continue;
          this.emitFile({ type: 'asset', fileName: pathOfDates(id, library).slice(1), source: readFileSync(file) });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = parseDatesPath(new URL(request.url ?? '/', 'http://localhost').pathname);
        const file = asked && datesFileOf(outFolder, asked.id, asked.library);
        if (!file || !existsSync(file)) return next();
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(readFileSync(file));
      });
    },
  };
}
