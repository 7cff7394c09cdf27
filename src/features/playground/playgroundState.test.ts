import { describe, expect, it } from 'vitest';
import { MAX_FILES } from '#model/playground';
import type { RunState } from '#services/runner';
import type { OpenedProject } from './openProject.ts';
import {
  canAddFile,
  INITIAL_STATE,
  isFirstFile,
  isShown,
  reducePlayground,
  type PlaygroundEvent,
  type PlaygroundState,
} from './playgroundState.ts';

const app = { name: 'App.tsx', text: 'app' };
const rows = { name: 'rows.ts', text: 'rows' };
const opened: OpenedProject = { id: 'a', project: { title: 'Two', files: [app, rows] }, isTrusted: true };
const start = after(INITIAL_STATE, { type: 'opened', opened });
const failed: RunState = { at: 'failed', failure: { phase: 'run', message: 'no', file: 'App.tsx', line: 1 } };

function after(state: PlaygroundState, ...events: PlaygroundEvent[]): PlaygroundState {
  return events.reduce(reducePlayground, state);
}

const typed: PlaygroundEvent = { type: 'typed', name: 'App.tsx', text: 'new' };
const running: PlaygroundEvent = { type: 'run changed', run: { at: 'running' } };
const rendered: PlaygroundEvent = { type: 'run changed', run: { at: 'rendered' } };
const failing: PlaygroundEvent = { type: 'run changed', run: failed };

describe('an opened project', () => {
  it('shows its first file and keeps the look of the preview', () => {
    const dark = after(start, { type: 'look changed', look: { mode: 'dark' } });
    const next = after(dark, { type: 'opened', opened: { ...opened, id: 'b', isTrusted: false } });
    expect(next).toMatchObject({ id: 'b', title: 'Two', current: 'App.tsx', isTrusted: false });
    expect(next.look).toEqual({ mode: 'dark' });
  });

  it('says why another one could not be opened, until the next one is', () => {
    const gone = after(start, { type: 'opened', opened: { ...opened, problem: 'playgroundGone' } });
    expect(gone.openingProblem).toBe('playgroundGone');
    expect(after(gone, { type: 'opened', opened }).openingProblem).toBeUndefined();
  });

  it('is not trusted before a reader runs it', () => {
    const shared = after(start, { type: 'opened', opened: { ...opened, isTrusted: false } }, typed);
    expect(shared.isTrusted).toBe(false);
    expect(after(shared, { type: 'trusted' }).isTrusted).toBe(true);
  });
});

describe('files', () => {
  it('are the same array for the editor while a reader types', () => {
    const next = after(start, typed);
    expect(next.files).toEqual([{ name: 'App.tsx', text: 'new' }, rows]);
    expect(next.openedFiles).toBe(start.openedFiles);
    expect(next.files[1]).toBe(rows);
  });

  it('are not rendered again after the first key, until they run', () => {
    const changed = after(start, typed);
    const run = after(changed, { type: 'run changed', run: { at: 'running' } });
    expect([start, changed, run].map((state) => isShown(typed, state))).toEqual([true, false, true]);
    expect(isShown({ type: 'shown', name: 'App.tsx' }, changed)).toBe(true);
  });

  it('are opened again, with their text, when one is added', () => {
    const next = after(start, typed, { type: 'form toggled' }, { type: 'file added', name: 'Card.tsx' });
    expect(next.openedFiles).toEqual([{ name: 'App.tsx', text: 'new' }, rows, { name: 'Card.tsx', text: '' }]);
    expect(next).toMatchObject({ current: 'Card.tsx', isNamingFile: false, isStale: true, isChanged: true });
    expect(next.files).toBe(next.openedFiles);
  });

  it.each<[string, PlaygroundEvent, string[], string]>([
    ['an unknown file is not shown', { type: 'shown', name: 'Gone.tsx' }, ['App.tsx', 'rows.ts'], 'App.tsx'],
    ['another file is shown', { type: 'shown', name: 'rows.ts' }, ['App.tsx', 'rows.ts'], 'rows.ts'],
    ['the first file cannot be deleted', { type: 'file deleted' }, ['App.tsx', 'rows.ts'], 'App.tsx'],
    ['an invalid name is not added', { type: 'file added', name: '../a.ts' }, ['App.tsx', 'rows.ts'], 'App.tsx'],
  ])('%s', (_, event, names, current) => {
    const next = after(start, event);
    expect([next.files.map(({ name }) => name), next.current]).toEqual([names, current]);
  });

  it('go back to the first one when the current one is deleted', () => {
    const next = after(start, { type: 'shown', name: 'rows.ts' }, { type: 'file deleted' });
    expect(next).toMatchObject({ files: [app], openedFiles: [app], current: 'App.tsx', isChanged: true });
    expect(isFirstFile(next)).toBe(true);
  });

  it.each([
    ['Card.tsx', true],
    ['styles.module.css', true],
    ['rows.ts', false],
    ['ROWS.ts', false],
    ['a/b.ts', false],
    ['readme.md', false],
    ['', false],
  ])('can get the name %j: %s', (name, can) => expect(canAddFile(start, name)).toBe(can));

  it('are limited in number', () => {
    const files = Array.from({ length: MAX_FILES }, (_, index) => ({ name: `File${index}.ts`, text: '' }));
    expect(canAddFile({ ...start, files }, 'Card.tsx')).toBe(false);
  });
});

describe('a run', () => {
  it.each<[string, PlaygroundEvent[], Partial<PlaygroundState>]>([
    ['has nothing to say about unchanged code', [running, rendered], { isStale: false, isChanged: false }],
    ['dims the preview of code that has changed', [running, rendered, typed], { isStale: true, isChanged: true }],
    ['leaves it dimmed until it is rendered', [typed, running], { isStale: true, isChanged: false }],
    ['shows it again', [typed, running, rendered], { isStale: false, isChanged: false }],
    ['shows its failure', [typed, running, failing], { isStale: true, failedRun: failed }],
    ['is behind code that was typed meanwhile', [running, typed, rendered], { isStale: false, isChanged: true }],
  ])('%s', (_, events, expected) => expect(after(start, ...events)).toMatchObject(expected));
});

describe('the console', () => {
  const entry = { level: 'log', text: 'a' } as const;

  it('lists what is logged, up to a limit', () => {
    const full = after(start, { type: 'logged', entries: Array.from({ length: 300 }, () => entry) });
    expect(full.console).toHaveLength(200);
    expect(after(full, { type: 'logged', entries: [entry] })).toBe(full);
    expect(after(full, { type: 'console cleared' }, { type: 'logged', entries: [entry] }).console).toEqual([entry]);
  });
});
