import { expect, it } from 'vitest';
import type { RunState } from './createRunner.ts';
import { NOTHING_RUN, type PreviewState, reduceRun } from './previewState.ts';

const running: RunState = { at: 'running' };
const rendered: RunState = { at: 'rendered' };
const idle: RunState = { at: 'idle' };
const stuck: RunState = { at: 'stuck' };
const failed: RunState = { at: 'failed', failure: { phase: 'run', message: 'no', file: 'App.tsx', line: 1 } };
const STALE: PreviewState = { ...NOTHING_RUN, isStale: true };

it.each<[string, RunState[], Partial<PreviewState>]>([
  ['stays dimmed until it is rendered', [running], { run: running, isStale: true, failedRun: undefined }],
  ['is up to date when it is rendered', [running, rendered], { run: rendered, isStale: false }],
  ['stays dimmed when a run fails', [running, failed], { isStale: true, failedRun: failed }],
  ['keeps the last failure while the next run is in progress', [failed, running], { run: running, failedRun: failed }],
  ['replaces it by the next one', [failed, running, stuck], { failedRun: stuck }],
  ['clears it when a run is rendered', [failed, running, rendered], { failedRun: undefined }],
  ['clears it when it is stopped', [failed, idle], { run: idle, isStale: false, failedRun: undefined }],
])('the preview of changed code %s', (_, runs, expected) =>
  expect(runs.reduce(reduceRun, STALE)).toMatchObject(expected),
);
