import { expect, it } from 'vitest';
import { type DemoFile, textOfFile } from '#model/demo';
import { root } from '../../workspace/paths.ts';
import { readDemoSource } from '../demoSource.ts';
import { createDatesCompiler } from './compileDates.ts';

const compile = createDatesCompiler(root);
const textOf = (files: readonly DemoFile[]) => files.map(textOfFile).join('');

it('a demo gets files and packages in each library and language', async () => {
  const { luxon } = await compile(readDemoSource(root, 'content/date-pickers/date-picker/demos/launch-calendar'));
  if ('note' in luxon) throw new Error(luxon.note);
  const { TS, JS, packages } = luxon.sources.system;
  expect([TS, JS].map((files) => files.map(({ name }) => name))).toEqual([
    ['LaunchCalendar.tsx'],
    ['LaunchCalendar.jsx'],
  ]);
  for (const files of [TS, JS]) {
    expect(textOf(files)).toContain("from '@mui/x-date-pickers/AdapterLuxon'");
    expect(textOf(files)).not.toMatch(/dayjs/i);
  }
  expect(packages.TS.dependencies).toHaveProperty('luxon');
  expect(packages.TS.devDependencies).toHaveProperty('@types/luxon');
  expect(packages.TS.dependencies).not.toHaveProperty('dayjs');
  expect(packages.JS.devDependencies).not.toHaveProperty('@types/luxon');
});

it('a demo that cannot be translated gets a note', async () => {
  const dates = await compile(readDemoSource(root, 'content/date-pickers/date-field/demos/field-formats'));
  expect(dates.luxon).toEqual({ note: 'Luxon has no counterpart of the format token `Do`.' });
  expect(dates['date-fns']).not.toHaveProperty('note');
});

const linesOf = ({ lines }: Pick<DemoFile, 'lines'>) => textOfFile({ name: '', lines });

it('excerpts come along where they differ from those in the page', async () => {
  const { luxon, moment } = await compile(
    readDemoSource(root, 'content/date-pickers/date-time-field/demos/date-time-formats'),
  );
  if ('note' in luxon || 'note' in moment) throw new Error('There is no translation.');
  expect(luxon.excerpts?.map(({ variant, lines }) => [variant, linesOf({ lines })])).toEqual([
    ['both', expect.stringContaining('format="yyyy-MM-dd HH:mm:ss"')],
  ]);
  // Moment.js has the formats of Day.js.
  expect(moment).not.toHaveProperty('excerpts');
});
