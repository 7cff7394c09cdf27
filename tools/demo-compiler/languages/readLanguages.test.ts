import { expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as charts from '@mui/x-charts/locales';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import { root } from '../../workspace/paths.ts';
import { moduleOf, readLanguages } from './readLanguages.ts';

const languages = readLanguages();
const idOf = (name: string) =>
  languages.find(({ names }) => Object.values(names).includes(name))?.id ?? `none for ${name}`;

it('there is one for each locale that the packages export, but English', () => {
  const exported = [grid, pickers, charts].flatMap((locales) =>
    Object.keys(locales).filter((name) => /^[a-z]{2}(?:[A-Z]{2})?$/.test(name) && name !== 'enUS'),
  );
  expect(exported.map(idOf).filter((id) => id.startsWith('none'))).toEqual([]);
  expect(languages).toHaveLength(new Set(exported).size);
});

it.each([
  ['de', 'Deutsch', { grid: 'deDE', pickers: 'deDE', dayjs: 'de', 'date-fns': 'de', luxon: 'de', moment: 'de' }],
  [
    'pt-BR',
    'Português (Brasil)',
    {
      grid: 'ptBR',
      pickers: 'ptBR',
      charts: 'ptBR',
      dayjs: 'pt-br',
      'date-fns': 'pt-BR',
      luxon: 'pt-BR',
      moment: 'pt-br',
    },
  ],
  // The package names it after the country.
  ['kk', 'Қазақ тілі', { pickers: 'kzKZ', dayjs: 'kk', 'date-fns': 'kk', luxon: 'kk', moment: 'kk' }],
  ['hy', 'Հայերեն', { grid: 'hyAM', dayjs: 'hy-am', 'date-fns': 'hy', luxon: 'hy', moment: 'hy-am' }],
  ['ur', 'اردو', { grid: 'urPK', pickers: 'urPK', dayjs: 'ur', luxon: 'ur', moment: 'ur' }],
])('%s is called %s, and each package has its own name for it', (id, title, names) => {
  expect(languages.find((language) => language.id === id)).toEqual({ id, title, names });
});

it('the texts of each have a module', () => {
  for (const { names } of languages) {
    for (const product of ['grid', 'pickers', 'charts'] as const) {
      const name = names[product];
      if (name) expect(existsSync(join(root, 'node_modules', moduleOf(product, name))), name).toBe(true);
    }
  }
});
