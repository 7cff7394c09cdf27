import { describe, expect, it, vi } from 'vitest';
import { createPreference } from './preference.ts';

function setUp(...stored: (string | null | undefined)[]) {
  const write = vi.fn();
  const sources = stored.map((value) => ({ read: () => value, write }));
  return { write, preference: createPreference({ values: ['npm', 'pnpm'], fallback: 'npm', sources }) };
}

describe('a preference', () => {
  it.each([
    ['the first source', ['pnpm', 'npm'], 'pnpm'],
    ['the next source when the first is empty', [null, 'pnpm'], 'pnpm'],
    ['the next source when the first is invalid', ['PNPM', 'pnpm'], 'pnpm'],
    ['the default when all sources are invalid', ['', '__proto__'], 'npm'],
    ['the default without sources', [], 'npm'],
  ])('comes from %s', (_, stored, expected) => {
    expect(setUp(...stored).preference.get()).toBe(expected);
  });

  it('is written only when set, never for a default or an invalid value', () => {
    const { preference, write } = setUp('junk');
    preference.get();
    expect(write).not.toHaveBeenCalled();
    preference.set('pnpm');
    expect(write).toHaveBeenCalledExactlyOnceWith('pnpm');
  });

  it('notifies listeners once per change until they unsubscribe', () => {
    const { preference } = setUp();
    const listener = vi.fn();
    const unsubscribe = preference.subscribe(listener);
    preference.set('pnpm');
    preference.set('pnpm');
    unsubscribe();
    preference.set('npm');
    expect(listener).toHaveBeenCalledExactlyOnceWith('pnpm');
  });

  it('follows another tab', () => {
    let stored = 'npm';
    const preference = createPreference({
      values: ['npm', 'pnpm'],
      fallback: 'npm',
      sources: [{ read: () => stored }],
    });
    expect(preference.get()).toBe('npm');
    stored = 'pnpm';
    preference.reload();
    expect(preference.get()).toBe('pnpm');
  });

  it('notifies listeners of a reload, also if the first to ask for the value asks between the change and the reload', () => {
    let stored = 'npm';
    const preference = createPreference({
      values: ['npm', 'pnpm'],
      fallback: 'npm',
      sources: [{ read: () => stored }],
    });
    const listener = vi.fn();
    preference.subscribe(listener);
    stored = 'pnpm';
    preference.get();
    preference.reload();
    expect(listener).toHaveBeenCalledExactlyOnceWith('pnpm');
  });
});
