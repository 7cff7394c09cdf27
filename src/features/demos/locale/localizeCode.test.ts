import { describe, expect, it } from 'vitest';
import { type DemoCode, textOfFile } from '#model/demo';
import type { DemoLanguage } from '#model/demo-language';
import { localizeCode } from './localizeCode.ts';

const german: DemoLanguage = { id: 'de', title: 'Deutsch', names: { grid: 'deDE', pickers: 'deDE', dayjs: 'de' } };
const brazilian: DemoLanguage = {
  id: 'pt-BR',
  title: 'Português (Brasil)',
  names: { pickers: 'ptBR', 'date-fns': 'pt-BR' },
};
const packages = { dependencies: {}, devDependencies: {}, overrides: {} };

function codeWith(
  texts: string | undefined,
  localized: DemoCode['sources']['system']['TS'][number]['localized'],
): DemoCode {
  const file = { name: 'Trip.tsx', lines: [['a'], ['b'], ['c']], ...(localized && { localized }) };
  const sources = { TS: [file], JS: [file], packages: { TS: packages, JS: packages }, ...(texts && { texts }) };
  return { name: 'Trip', title: 'A trip', sources: { system: sources } };
}

const textOf = ({ sources }: DemoCode) =>
  textOfFile(sources.system.TS[0] ?? { name: '', lines: [] })
    .trim()
    .split('\n');

describe('the code in a language', () => {
  it.each<[string, DemoCode, DemoLanguage, string[]]>([
    ['is the same if nothing depends on it', codeWith(undefined, undefined), german, ['a', 'b', 'c']],
    [
      'has all changes, with its names also in nested tokens',
      codeWith('grid', {
        grid: [
          [1, 0, [['import { ', ['name', ['zzGG']], ' }'], ['again zzGG']]],
          [2, 1, [['C']]],
        ],
      }),
      german,
      ['a', 'import { deDE }', 'again deDE', 'b', 'C'],
    ],
    [
      'sets the locale of the date library',
      codeWith('pickers dayjs', { 'pickers dayjs': [[0, 1, [['zzPP zz-zz']]]] }),
      german,
      ['deDE de', 'b', 'c'],
    ],
    [
      'names what date-fns exports',
      codeWith('pickers date-fns', { 'pickers date-fns': [[0, 1, [['zzPP zz-zz zzDD']]]] }),
      brazilian,
      ['ptBR pt-BR ptBR', 'b', 'c'],
    ],
    [
      'has only the changes for what exists in it',
      codeWith('grid charts', { grid: [[0, 1, [['grid']]]], 'grid charts': [[0, 1, [['both']]]] }),
      german,
      ['grid', 'b', 'c'],
    ],
    ['is the original if nothing does', codeWith('charts', { charts: [[0, 1, [['x']]]] }), german, ['a', 'b', 'c']],
  ])('%s', (_, code, language, lines) => {
    expect(textOf(localizeCode(code, language))).toEqual(lines);
  });
});
