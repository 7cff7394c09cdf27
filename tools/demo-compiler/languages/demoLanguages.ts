import { join } from 'node:path';
import type { Plugin } from 'vite';
import { TEXT_PRODUCTS } from '#model/demo-language';
import { root } from '../../workspace/paths.ts';
import { moduleOf, readLanguages } from './readLanguages.ts';

const LANGUAGES = 'virtual:demo-languages';
const TEXTS = 'virtual:demo-texts';

/** The languages of demos as a module, and one that loads the texts of a product, `grid/deDE`, or a locale, `dayjs/de`. */
export function demoLanguages(): Plugin {
  return {
    name: 'demo-languages',
    resolveId: (id) => ([LANGUAGES, TEXTS].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES}`) return `export default ${JSON.stringify(readLanguages())};`;
      return id === `\0${TEXTS}` ? loadersOf() : null;
    },
  };
}

function loadersOf(): string {
  const loaders = readLanguages().flatMap(({ names }) =>
    [...TEXT_PRODUCTS, 'dayjs' as const].flatMap((part) => {
      const name = names[part];
      if (!name) return [];
      const module = moduleOf(part, name);
      // Packages export no single locale, so that its file is named; Day.js is bundled from CommonJS and must have its usual name.
      const path = part === 'dayjs' ? module : join(root, 'node_modules', module);
      return [`  ${JSON.stringify(`${part}/${name}`)}: () => import(${JSON.stringify(path)}),`];
    }),
  );
  return ['export default {', ...new Set(loaders), '};'].join('\n');
}
