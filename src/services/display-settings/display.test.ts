// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootDisplay } from './boot.ts';
import { display } from './display.ts';
import { followModeChoice, modeChoice } from './modeChoice.ts';
import type { DisplayAction } from './reduceDisplay.ts';

const system = { isDark: false, listeners: [] as (() => void)[] };
const scheme = {
  get matches() {
    return system.isDark;
  },
  addEventListener: (_: string, listener: () => void) => system.listeners.push(listener),
};
function setSystem(isDark: boolean) {
  system.isDark = isDark;
  for (const listener of system.listeners) listener();
}

/** Chooses in another tab. */
function chooseElsewhere(key: string, value: string) {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

const root = document.documentElement;
const stored = () => ({ ...localStorage });
const attributes = () => ({ mode: root.dataset['mode'], direction: root.dir, density: root.dataset['density'] });

vi.stubGlobal('matchMedia', () => scheme);
afterAll(() => void vi.unstubAllGlobals());
bootDisplay();
followModeChoice();
beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  setSystem(false);
});
afterEach(() => root.removeAttribute('data-unthemed'));

describe('an action of a reader', () => {
  it.each<[string, DisplayAction, object, object]>([
    ['a mode', { type: 'change', paletteMode: 'dark' }, { mode: 'dark' }, { 'mui-mode': 'dark' }],
    ['a direction', { type: 'change', direction: 'rtl' }, { direction: 'rtl' }, { 'mui-direction': 'rtl' }],
    ['density', { type: 'set-dense', dense: true }, { density: 'dense' }, { 'mui-density': 'dense' }],
    ['the normal density', { type: 'reset-density' }, { density: 'normal' }, { 'mui-density': 'normal' }],
  ])('that sets %s changes the document and is stored, and nothing else is', (_, action, changed, kept) => {
    const before = attributes();
    display.dispatch(action);
    expect(attributes()).toEqual({ ...before, ...changed });
    expect(stored()).toEqual(kept);
  });

  it('F53 that does not exist fails loudly, changes nothing and stores nothing', () => {
    const before = attributes();
    expect(() => display.dispatch({ type: 'flip' } as unknown as DisplayAction)).toThrow('"flip"');
    expect(attributes()).toEqual(before);
    expect(stored()).toEqual({});
  });

  it('is stored, and known to a document that opts out', () => {
    root.setAttribute('data-unthemed', '');
    display.dispatch({ type: 'change', paletteMode: 'dark' });
    display.dispatch({ type: 'change', direction: 'rtl' });
    expect(attributes()).toEqual({ mode: 'light', direction: 'ltr', density: 'normal' });
    expect(display.get()).toEqual({ paletteMode: 'dark', direction: 'rtl', dense: false });
    expect(stored()).toEqual({ 'mui-mode': 'dark', 'mui-direction': 'rtl' });
  });
});

describe('the choice of a mode', () => {
  it('follows the operating system only while it is system', () => {
    display.chooseMode('dark');
    expect(root.dataset['mode']).toBe('dark');
    display.chooseMode('system');
    expect([root.dataset['mode'], modeChoice.get(), localStorage.getItem('mui-mode')]).toEqual([
      'light',
      'system',
      'system',
    ]);
    setSystem(true);
    expect(display.get().paletteMode).toBe('dark');
    display.dispatch({ type: 'change', paletteMode: 'dark' });
    expect(modeChoice.get()).toBe('dark');
    setSystem(false);
    expect(display.get().paletteMode).toBe('dark');
  });

  it('is stored even if it shows the same', () => {
    display.chooseMode('light');
    expect(stored()).toEqual({ 'mui-mode': 'light' });
  });

  it('is that of another tab once made there, even if it shows the same', () => {
    const listener = vi.fn();
    const unsubscribe = modeChoice.subscribe(listener);
    chooseElsewhere('mui-mode', 'light');
    expect(modeChoice.get()).toBe('light');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });
});

it('a change in another tab is a change of the store, and is not stored again', async () => {
  const listener = vi.fn();
  const unsubscribe = display.subscribe(listener);
  chooseElsewhere('mui-direction', 'rtl');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(display.get().direction).toBe('rtl');
  expect(stored()).toEqual({ 'mui-direction': 'rtl' });
  unsubscribe();
});
