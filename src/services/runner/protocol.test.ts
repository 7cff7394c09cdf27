import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFromFrame } from './protocol.ts';

describe('messages from the frame', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'pong' },
    { kind: 'rendered' },
    { kind: 'need', specifiers: ['react', '@mui/x-charts/BarChart'] },
    { kind: 'console', level: 'warn', text: 'careful' },
    { kind: 'failed', phase: 'run', message: 'no' },
    { kind: 'failed', phase: 'loop', message: 'no' },
    { kind: 'failed', phase: 'syntax', message: 'no', file: 'App.tsx', line: 3 },
  ])('are read: %j', (message) => {
    expect(readFromFrame(message)).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'ready',
    7,
    [],
    {},
    { kind: 'stop' },
    { kind: 'constructor' },
    { kind: 'need' },
    { kind: 'need', specifiers: 'react' },
    { kind: 'need', specifiers: [1] },
    { kind: 'need', specifiers: Array.from({ length: 501 }, () => 'react') },
    { kind: 'console', level: 'shout', text: 'a' },
    { kind: 'console', level: 'log', text: 'a'.repeat(20_001) },
    { kind: 'console', level: 'log', text: ['a'] },
    { kind: 'failed', phase: 'gone', message: 'a' },
    { kind: 'failed', phase: 'run' },
  ])('of an unknown shape are rejected: %j', (message) => {
    expect(readFromFrame(message)).toBeUndefined();
  });

  it('are stripped of unknown properties', () => {
    expect(readFromFrame({ kind: 'ready', html: '<img>' })).toEqual({ kind: 'ready' });
    expect(readFromFrame({ kind: 'failed', phase: 'run', message: 'a', line: -1, file: 3 })).toEqual({
      kind: 'failed',
      phase: 'run',
      message: 'a',
    });
  });

  it('are read without throwing for any value', () => {
    const kinds = fc.constantFrom('ready', 'pong', 'need', 'rendered', 'console', 'failed');
    const record = fc.record({
      kind: kinds,
      level: fc.anything(),
      text: fc.anything(),
      specifiers: fc.anything(),
      phase: fc.anything(),
      message: fc.anything(),
      line: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), record), (data) => void readFromFrame(data)),
      { numRuns: 2000 },
    );
  });
});
