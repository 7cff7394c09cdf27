// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEarly } from './loadEarly.ts';

const load = vi.fn(() => Promise.reject(new Error('offline')));

function moveMouse(clientY: number, movementY: number) {
  dispatchEvent(new MouseEvent('mousemove', { clientY, movementY }));
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a room', () => {
  it('is loaded once, after the first key', () => {
    loadEarly(load);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    for (const key of ['Tab', 'm']) dispatchEvent(new KeyboardEvent('keydown', { key }));
    moveMouse(50, -5);
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded once a mouse moves towards the header, not for other movements', () => {
    loadEarly(load);
    moveMouse(600, -5);
    moveMouse(50, 5);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    moveMouse(150, -5);
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded early if data is to be saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    loadEarly(load);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }));
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  });
});
