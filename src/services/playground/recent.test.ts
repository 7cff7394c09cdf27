import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forget, keep, MAX_KEPT, readKept, type KeptProject } from './recent.ts';

const kept = (id: string, text = 'a'): KeptProject => ({ id, title: id, changedMs: 1, files: [{ name: 'App.tsx', text }] });

describe('stored projects', () => {
  it('start with the most recently changed and contain no duplicates', () => {
    const list = keep(keep(keep([], kept('a')), kept('b')), kept('a', 'new'));
    expect(list.map(({ id, files }) => [id, files[0]?.text])).toEqual([['a', 'new'], ['b', 'a']]);
  });

  it('drop the oldest when there are too many or they are too large', () => {
    const many = Array.from({ length: 30 }, (_, index) => kept(`p${index}`)).reduce(keep, [] as KeptProject[]);
    expect(many).toHaveLength(MAX_KEPT);
    const large = Array.from({ length: 10 }, (_, index) => kept(`p${index}`, 'a'.repeat(200_000))).reduce(keep, [] as KeptProject[]);
    expect(large.length).toBeLessThan(8);
    expect(large[0]?.id).toBe('p9');
  });

  it('can be deleted', () => {
    expect(forget([kept('a'), kept('b')], 'a').map(({ id }) => id)).toEqual(['b']);
  });

  it('are read from storage', () => {
    expect(readKept(JSON.stringify([kept('a')]))).toEqual([kept('a')]);
  });

  it.each([null, '', '{', 'null', '7', '{}', '[null]', '[{"id":"a"}]', JSON.stringify([{ ...kept('a'), id: '../a' }]), JSON.stringify([{ ...kept('a'), files: [] }])])(
    'are empty when the stored value is invalid: %s',
    (stored) => {
      expect(readKept(stored)).toEqual([]);
    },
  );

  it('are read without throwing for any stored value', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readKept(stored)));
  });
});
