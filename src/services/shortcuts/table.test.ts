import { describe, expect, it } from 'vitest';
import { shortcutOf, SHORTCUTS } from './table.ts';

describe('shortcuts', () => {
  it('are single characters, each with one meaning', () => {
    const keys = Object.values(SHORTCUTS).map(({ key }) => key);
    expect(keys.filter((key) => key.length !== 1)).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('do not use keys for reading: space, quotes and digits', () => {
    expect([' ', '0', '1', "'"].map(shortcutOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('match exactly their key', () => {
    expect(shortcutOf('?')).toBe('list');
    expect(shortcutOf('/')).toBe('search');
    expect(shortcutOf('M')).toBeUndefined();
    expect(shortcutOf('Escape')).toBeUndefined();
    expect(shortcutOf('__proto__')).toBeUndefined();
  });
});
