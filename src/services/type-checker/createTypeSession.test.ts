// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypeState } from './createTypeSession.ts';

const KEY = 'playground-types';

/** The states of a session whose code is edited twice, in a browser with nothing but this stored. */
async function statesOfEdits(stored: string | undefined, { saveData = false, isOffered = true } = {}) {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection: { saveData } });
  if (stored) localStorage.setItem(KEY, stored);
  const { createTypeSession: create } = await import('./createTypeSession.ts');
  const states: TypeState['at'][] = [];
  const session = create({
    files: () => [],
    editor: () => null,
    isOffered,
    onState: ({ at }) => states.push(at),
    onProgress: () => {},
  });
  session.changed(false);
  session.changed(true);
  session.changed(true);
  return { session, states };
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('type checking', () => {
  it('is offered once, at the first edit', async () => {
    const { states } = await statesOfEdits(undefined);
    expect(states).toEqual(['offered']);
  });

  it('is not offered again after a no', async () => {
    const { session, states } = await statesOfEdits(undefined);
    session.decline();
    expect(states).toEqual(['offered', 'off']);
    expect(localStorage.getItem(KEY)).toBe('off');
    expect((await statesOfEdits('off')).states).toEqual([]);
  });

  it.each([
    ['to a browser that saves data', undefined, { saveData: true }],
    ['where it is on already', 'on', {}],
    ['in other editors', undefined, { isOffered: false }],
  ])('is not offered %s', async (_, stored, options) => {
    const { session, states } = await statesOfEdits(stored, options);
    expect(states).toEqual([]);
    session.end();
  });

  it('does not start by itself in a browser that saves data', async () => {
    const { session } = await statesOfEdits('on', { saveData: true });
    expect(session.isOn()).toBe(false);
  });
});
