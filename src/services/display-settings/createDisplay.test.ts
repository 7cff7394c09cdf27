import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDisplay } from './createDisplay.ts';
import { INITIAL_DISPLAY, type DisplayAction, type DisplaySettings } from './reduceDisplay.ts';

/** A fake document with settable attributes and change notifications. */
function setUp(shown: DisplaySettings = INITIAL_DISPLAY) {
  const page = { shown, observers: [] as (() => void)[] };
  const display = createDisplay({
    read: () => ({ ...page.shown }),
    show: (settings) => {
      page.shown = { ...settings };
    },
    observe: (listener) => page.observers.push(listener),
  });
  /** As the boot script does after a change in another tab or of the operating system. */
  const show = (more: Partial<DisplaySettings>) => {
    page.shown = { ...page.shown, ...more };
    for (const observer of page.observers) observer();
  };
  return { display, show, page };
}

describe('the store of display settings', () => {
  it('starts with the settings applied by boot, and with initial values on the server', () => {
    const { display } = setUp({ paletteMode: 'dark', direction: 'rtl', dense: true });
    expect(display.get()).toEqual({ paletteMode: 'dark', direction: 'rtl', dense: true });
    expect(display.getOnServer()).toBe(INITIAL_DISPLAY);
  });

  it('returns the same object until something changes', () => {
    const { display, show } = setUp();
    const first = display.get();
    show({});
    expect(display.get()).toBe(first);
    show({ dense: true });
    expect(display.get()).not.toBe(first);
  });

  it('notifies every listener once per change, and none after it unsubscribed', () => {
    const { display, show } = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    display.subscribe(first);
    const unsubscribe = display.subscribe(second);
    show({ paletteMode: 'dark' });
    show({ paletteMode: 'dark' });
    unsubscribe();
    show({ direction: 'rtl' });
    expect(first).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('notifies about a change that was read before the observer ran', () => {
    const { display, show, page } = setUp();
    const listener = vi.fn();
    display.subscribe(listener);
    page.shown = { ...page.shown, dense: true };
    expect(display.get().dense).toBe(true);
    show({});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('observes the page once, and only when there are listeners', () => {
    const { display, page } = setUp();
    display.get();
    expect(page.observers).toHaveLength(0);
    display.subscribe(vi.fn());
    display.subscribe(vi.fn());
    expect(page.observers).toHaveLength(1);
  });

  it('shows the settings after an action, and notifies at once', () => {
    const { display, page } = setUp();
    const listener = vi.fn(() => display.get());
    display.subscribe(listener);
    display.dispatch({ type: 'change', paletteMode: 'dark', direction: 'rtl' });
    expect(page.shown).toEqual({ paletteMode: 'dark', direction: 'rtl', dense: false });
    expect(listener).toHaveReturnedWith(page.shown);
    display.dispatch({ type: 'change', paletteMode: 'dark' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('applies an action to what others have shown since', () => {
    const { display, page } = setUp();
    display.get();
    page.shown = { ...page.shown, direction: 'rtl' };
    display.dispatch({ type: 'set-dense', dense: true });
    expect(page.shown).toEqual({ paletteMode: 'light', direction: 'rtl', dense: true });
  });

  it('F53 throws for an unknown action, and changes nothing', () => {
    const { display, page } = setUp();
    const listener = vi.fn();
    display.subscribe(listener);
    expect(() => display.dispatch({ type: 'flip' } as unknown as DisplayAction)).toThrow('"flip"');
    expect(page.shown).toEqual(INITIAL_DISPLAY);
    expect(listener).not.toHaveBeenCalled();
  });

  it('ends with the shown settings after one notification per change', () => {
    const anySettings = fc.record({
      paletteMode: fc.constantFrom('light' as const, 'dark' as const),
      direction: fc.constantFrom('ltr' as const, 'rtl' as const),
      dense: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anySettings), (sequence) => {
        const { display, show } = setUp();
        const listener = vi.fn();
        display.subscribe(listener);
        let changes = 0;
        let last = JSON.stringify(INITIAL_DISPLAY);
        for (const shown of sequence) {
          const { paletteMode, direction, dense } = shown;
          const now = JSON.stringify({ paletteMode, direction, dense });
          if (now !== last) changes += 1;
          last = now;
          show(shown);
        }
        expect(display.get()).toEqual(sequence.at(-1) ?? INITIAL_DISPLAY);
        expect(listener).toHaveBeenCalledTimes(changes);
      }),
    );
  });
});
