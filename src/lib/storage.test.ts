import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreference } from './preference.ts';
import { isStorageWritable, onStorageChange, readStoredChoice, storageSource } from './storage.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100_000);
const PROPERTY_TIMEOUT_MS = 600_000;
const MODE = { key: 'mode', values: ['light', 'dark', 'system'], fallback: 'system' } as const;

/** A fake tab: storage that can fail, a window name, and events. */
function openTab(stored: Record<string, string> = {}, fault?: 'denied' | 'full') {
  const values = new Map(Object.entries(stored));
  const setItem = vi.fn((key: string, value: string) => {
    if (fault === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    values.set(key, value);
  });
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem,
    removeItem: (key: string) => values.delete(key),
  };
  const events = new EventTarget();
  vi.stubGlobal('window', { name: '' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (fault === 'denied') throw new DOMException('Access is denied for this document.', 'SecurityError');
      return storage;
    },
  });
  return {
    values,
    setItem,
    window: globalThis.window,
    fire: (type: string, more: object = {}) => events.dispatchEvent(Object.assign(new Event(type), more)),
  };
}

const storageOfNode = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  vi.unstubAllGlobals();
  if (storageOfNode) Object.defineProperty(globalThis, 'localStorage', storageOfNode);
});

describe('a stored choice', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['DARK', 'system'],
    ['dark ', 'system'],
    ['', 'system'],
    ['"dark"', 'system'],
    ['x'.repeat(1_000_000), 'system'],
    ['__proto__', 'system'],
  ])('of %.20j reads %s', (stored, expected) => {
    openTab({ mode: stored });
    expect(readStoredChoice(MODE)).toBe(expected);
  });

  it('reads the default if nothing is stored or storage is denied', () => {
    openTab();
    expect(readStoredChoice(MODE)).toBe('system');
    openTab({ mode: 'dark' }, 'denied');
    expect(readStoredChoice(MODE)).toBe('system');
  });

  it('is always a listed value and never changes the stored one', { timeout: PROPERTY_TIMEOUT_MS }, () => {
    const tab = openTab();
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('light', 'dark', 'system', 'Light', 'valueOf'),
    );
    const isSafe = (stored: string) => {
      tab.values.set('mode', stored);
      const isKnown = (MODE.values as readonly string[]).includes(stored);
      return readStoredChoice(MODE) === (isKnown ? stored : 'system') && tab.values.get('mode') === stored;
    };
    fc.assert(fc.property(anyText, isSafe), { numRuns: RUNS });
    expect(tab.setItem).not.toHaveBeenCalled();
  });
});

describe('a choice that cannot be stored', () => {
  it.each(['denied', 'full'] as const)('applies to all pages of the tab when storage is %s', (fault) => {
    const tab = openTab({ mode: 'light' }, fault);
    const preference = createPreference({ ...MODE, sources: [storageSource('mode')] });
    preference.set('dark');
    expect(preference.get()).toBe('dark');
    expect(readStoredChoice(MODE)).toBe('dark');
    expect(tab.values.get('mode')).toBe('light');
  });

  it('is replaced by the next one that can be stored', () => {
    const tab = openTab({}, 'full');
    storageSource('mode').write('dark');
    tab.setItem.mockImplementation((key, value) => void tab.values.set(key, value));
    storageSource('mode').write('light');
    expect(readStoredChoice(MODE)).toBe('light');
    expect(tab.window.name).toBe('');
  });

  it('does not change the window name while storage works', () => {
    const tab = openTab();
    tab.window.name = 'opened by a script';
    storageSource('mode').write('dark');
    expect(tab.window.name).toBe('opened by a script');
  });

  it('reads only listed values from the window name', () => {
    const tab = openTab();
    tab.window.name = 'mode=%3Cscript%3E&mode=dark';
    expect(readStoredChoice(MODE)).toBe('system');
  });

  it('is detected by a storage probe', () => {
    openTab();
    expect(isStorageWritable()).toBe(true);
    openTab({}, 'full');
    expect(isStorageWritable()).toBe(false);
    openTab({}, 'denied');
    expect(isStorageWritable()).toBe(false);
  });
});

describe('a change in another tab', () => {
  let tab: ReturnType<typeof openTab>;
  const listener = vi.fn();
  beforeEach(() => {
    listener.mockClear();
    tab = openTab({ mode: 'light' });
    onStorageChange('mode', listener);
  });

  it('is reported for this key and when all keys are cleared', () => {
    tab.fire('storage', { key: 'mode' });
    tab.fire('storage', { key: null });
    tab.fire('storage', { key: 'other' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is reported on return from the back-forward cache', () => {
    tab.fire('pagehide');
    tab.fire('pageshow');
    expect(listener).not.toHaveBeenCalled();
    tab.fire('pagehide');
    tab.values.set('mode', 'dark');
    tab.fire('pageshow');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is reported when a prerendered page is activated', () => {
    tab.values.set('mode', 'dark');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
