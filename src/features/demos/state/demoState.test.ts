import { describe, expect, it } from 'vitest';
import type { DemoCode } from '#model/demo';
import {
  type DemoEvent,
  type DemoState,
  editedFiles,
  type Editing,
  INITIAL_STATE,
  reduceDemo,
  selectedFile,
} from './demoState.ts';

const packages = { dependencies: {}, devDependencies: {}, overrides: {} };
const code: DemoCode = {
  name: 'TwoBars',
  title: 'Two bars',
  sources: { system: { TS: [], JS: [], packages: { TS: packages, JS: packages } } },
};
const after = (...events: DemoEvent[]) => events.reduce(reduceDemo, INITIAL_STATE);
const open = { type: 'opened', code } as const;
const select = (name: string) => ({ type: 'file selected', name }) as const;

describe('the state of a demo', () => {
  it.each<[string, DemoEvent[], Partial<DemoState>]>([
    ['is closed at first', [], { isOpen: false, code: undefined }],
    ['has code as soon as it is opened', [open], { isOpen: true, code }],
    ['keeps the code when it is closed', [open, { type: 'closed' }], { isOpen: false, code }],
    [
      'starts with the first file again',
      [open, select('orders.ts'), { type: 'closed' }, open],
      { selected: undefined },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe('a demo that is edited', () => {
  const files = [
    { name: 'TwoBars.tsx', text: 'original' },
    { name: 'orders.ts', text: 'rows' },
  ];
  const start = { type: 'editing started', files } as const;
  const stop = { type: 'editing stopped' } as const;
  const type = (text: string) => ({ type: 'typed', name: 'TwoBars.tsx', text }) as const;
  const running = { type: 'run changed', run: { at: 'running' } } as const;
  const rendered = { type: 'run changed', run: { at: 'rendered' } } as const;
  const failure = { phase: 'syntax', message: 'Unexpected token' } as const;
  const failed = { type: 'run changed', run: { at: 'failed', failure } } as const;

  it.each<[string, DemoEvent[], Partial<Editing> | undefined]>([
    ['starts with its first file', [start], { original: files, files, current: 'TwoBars.tsx', hasPreview: false }],
    ['shows the demo until the copy has rendered', [start, running], { hasPreview: false }],
    ['is replaced by its copy', [start, running, rendered], { hasPreview: true, isStale: false }],
    ['keeps its preview when a run fails', [start, rendered, type('<p'), running, failed], { hasPreview: true }],
    ['has a stale preview after a change', [start, rendered, type('new')], { isStale: true }],
    ['has a stale preview as long as the change fails', [start, rendered, type('<p'), failed], { isStale: true }],
    ['is up to date when the change has rendered', [start, type('new'), running, rendered], { isStale: false }],
    ['keeps its problem until the next run is over', [start, failed, running], { failedRun: failed.run }],
    ['has no problem after a run without one', [start, failed, running, rendered], { failedRun: undefined }],
    ['shows another file', [start, { type: 'edited file selected', name: 'orders.ts' }], { current: 'orders.ts' }],
    ['starts over', [start, type('new'), stop, start], { files, hasPreview: false }],
    ['ignores what arrives after editing', [start, stop, rendered, type('late')], undefined],
  ])('%s', (_, events, expected) => {
    const { editing } = after(...events);
    if (expected) expect(editing).toMatchObject(expected);
    else expect(editing).toBeUndefined();
  });

  it.each<[string, DemoEvent[], string | undefined]>([
    ['none before a change', [start], undefined],
    ['all files after one', [start, type('new')], 'new'],
    ['none if the change was undone', [start, type('new'), type('original')], undefined],
    ['none after editing', [start, type('new'), stop], undefined],
  ])('has edited files: %s', (_, events, text) => {
    expect(editedFiles(after(...events))?.map((file) => file.text)).toEqual(text && [text, 'rows']);
  });

  it('opens and closes its code meanwhile', () => {
    expect(after(start, open, stop)).toMatchObject({ isOpen: true, editing: undefined });
  });
});

describe('the selected file', () => {
  const files = (...names: string[]) => names.map((name) => ({ name }));

  it.each([
    ['the first one, unless another is chosen', undefined, files('TwoBars.tsx', 'orders.ts'), 'TwoBars.tsx'],
    ['the chosen one', 'orders.ts', files('TwoBars.tsx', 'orders.ts'), 'orders.ts'],
    ['the chosen one in the other language', 'orders.ts', files('TwoBars.jsx', 'orders.js'), 'orders.js'],
    ['the first one if the styling has no such file', 'TwoBars.module.css', files('TwoBars.tsx'), 'TwoBars.tsx'],
  ])('is %s', (_, chosen, existing, expected) => {
    const state = after(open, ...(chosen ? [select(chosen)] : []));
    expect(selectedFile(existing, state)?.name).toBe(expected);
  });
});
