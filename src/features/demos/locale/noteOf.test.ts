import { expect, it } from 'vitest';
import { noteOf } from './noteOf.ts';

const german = { id: 'de', title: 'Deutsch', names: { grid: 'deDE', pickers: 'deDE', dayjs: 'de' } };
const catalan = { id: 'ca', title: 'Català', names: { pickers: 'caES', dayjs: 'ca' } };

it.each([
  ['grid', german, undefined],
  ['pickers dayjs', german, undefined],
  ['pickers moment', german, undefined],
  ['charts', german, 'demoLocaleNoCharts'],
  ['charts grid', german, 'demoLocaleNoCharts'],
  ['grid', catalan, 'demoLocaleNoGrid'],
  ['charts grid', catalan, 'demoLocaleNone'],
  ['pickers dayjs', undefined, 'demoLocaleNoPickers'],
  ['own', german, 'demoLocaleOwn'],
  ['tree', german, 'demoLocaleNoTexts'],
  ['kept', german, 'demoLocaleKept'],
  ['grid theme', german, 'demoLocaleTheme'],
  ['charts theme', german, 'demoLocaleNoCharts'],
])('the note on a demo with %j', (texts, language, note) => {
  expect(noteOf(texts, language)).toBe(note);
});
