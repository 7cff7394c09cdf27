import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeProject, addProject, MAX_PROJECTS, readProjects, type StoredProject } from './recent.ts';

const kept = (id: string, text = 'a'): StoredProject => ({
  id,
  title: id,
  changedMs: 1,
  files: [{ name: 'App.tsx', text }],
});

describe('stored projects', () => {
  it('start with the most recently changed and contain no duplicates', () => {
    const list = addProject(addProject(addProject([], kept('a')), kept('b')), kept('a', 'new'));
    expect(list.map(({ id, files }) => [id, files[0]?.text])).toEqual([
      ['a', 'new'],
      ['b', 'a'],
    ]);
  });

  it('drop the oldest when there are too many or they are too large', () => {
    const many = Array.from({ length: 30 }, (_, index) => kept(`p${index}`)).reduce(addProject, [] as StoredProject[]);
    expect(many).toHaveLength(MAX_PROJECTS);
    const large = Array.from({ length: 10 }, (_, index) => kept(`p${index}`, 'a'.repeat(200_000))).reduce(
      addProject,
      [] as StoredProject[],
    );
    expect(large.length).toBeLessThan(8);
    expect(large[0]?.id).toBe('p9');
  });

  it('can be deleted', () => {
    expect(removeProject([kept('a'), kept('b')], 'a').map(({ id }) => id)).toEqual(['b']);
  });

  it('are read from storage', () => {
    expect(readProjects(JSON.stringify([kept('a')]))).toEqual([kept('a')]);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{}',
    '[null]',
    '[{"id":"a"}]',
    JSON.stringify([{ ...kept('a'), id: '../a' }]),
    JSON.stringify([{ ...kept('a'), files: [] }]),
  ])('are empty when the stored value is invalid: %s', (stored) => {
    expect(readProjects(stored)).toEqual([]);
  });

  it('are read without throwing for any stored value', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readProjects(stored)));
  });
});
