import { describe, expect, it } from 'vitest';
import type { DemoCode } from '#model/demo';
import { type DatesOutcome, type DemoEvent, INITIAL_STATE, reduceDemo } from '../state/demoState.ts';
import { type DatesNote, noteOf } from './noteOf.ts';

const packages = { dependencies: {}, devDependencies: {}, overrides: {} };
const code: DemoCode = {
  name: 'Trip',
  title: 'A trip',
  sources: { system: { TS: [], JS: [], packages: { TS: packages, JS: packages } } },
};
const loaded = (dates: DatesOutcome): DemoEvent => ({ type: 'dates loaded', dates });
const luxon = loaded({ library: 'luxon', result: 'translated', code });
const open: DemoEvent = { type: 'opened', code };

describe('the note on the date library', () => {
  it.each<[string, DemoEvent[], DatesNote | undefined]>([
    ['nothing has arrived', [], { text: 'demoDatesLoading' }],
    ['code has arrived', [luxon], { text: 'demoDatesShown' }],
    ['code is shown', [luxon, open], { text: 'demoDatesShown' }],
    ['code is edited', [luxon, { type: 'editing started', files: [] }], undefined],
    [
      'what has arrived is of another library',
      [loaded({ library: 'moment', result: 'failed' })],
      { text: 'demoDatesLoading' },
    ],
    ['the request has failed', [loaded({ library: 'luxon', result: 'failed' }), open], { text: 'demoDatesFailed' }],
    [
      'the playground lacks an import, also while the code is edited',
      [
        loaded({ library: 'luxon', result: 'translated', code, lacking: ['luxon/a'] }),
        { type: 'editing started', files: [] },
      ],
      { text: 'demoDatesUnplayable', modules: 'luxon/a' },
    ],
    [
      'there is no translation',
      [loaded({ library: 'luxon', result: 'kept', note: 'Luxon has no `Do`.' })],
      { text: 'demoDatesKept', reason: 'Luxon has no `Do`.' },
    ],
    [
      'a failed request has been repeated',
      [loaded({ library: 'luxon', result: 'failed' }), open, luxon],
      { text: 'demoDatesShown' },
    ],
  ])('if %s', (_, events, note) => {
    expect(noteOf(events.reduce(reduceDemo, INITIAL_STATE), 'luxon')).toEqual(note);
  });
});
