import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFileName, MAX_PROJECT_BYTES, readProject } from './playground.ts';

const file = (name: string, text = '') => ({ name, text });

describe('a project', () => {
  it('is read with its title and files only', () => {
    const project = { title: ' Bars ', files: [file('App.tsx', 'a'), file('App.module.css')], more: 1 };
    expect(readProject(project)).toEqual({ title: 'Bars', files: project.files });
  });

  it.each([
    null,
    'App',
    { title: 'a' },
    { title: 'a', files: [] },
    { title: 'a', files: [file('a.css')] },
    { title: 'a', files: [file('App.tsx'), file('app.tsx')] },
    { title: 'a', files: [file('App.tsx'), file('x/y.ts')] },
    { title: 'a', files: [file('App.tsx', 'a'.repeat(MAX_PROJECT_BYTES + 1))] },
    { title: 'a', files: Array.from({ length: 21 }, (_, index) => file(`a${index}.ts`)) },
  ])('is rejected: %#', (value) => {
    expect(readProject(value)).toBeUndefined();
  });

  it('is read without throwing for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => void readProject(value)),
      { numRuns: 1000 },
    );
  });
});

describe('the name of a file', () => {
  it.each(['App.tsx', 'rows.ts', 'Card.module.css', 'data-2.json', 'a.jsx'])('may be %s', (name) => {
    expect(isFileName(name)).toBe(true);
  });

  it.each(['', '.tsx', 'App', '../App.tsx', 'a b.ts', 'App.html', '__proto__.ts', 'a/b.ts', 'ä.ts'])(
    'may not be %j',
    (name) => {
      expect(isFileName(name)).toBe(false);
    },
  );
});
