import { describe, expect, it } from 'vitest';
import { isReplaced, mayRecover } from './recovery.ts';

describe('F61 a page whose files are gone', () => {
  it.each([null, undefined, 5, 'text', {}, { recoveredFrom: '/_astro/other.js' }])('is loaded again when the history says %j', (state) => {
    expect(mayRecover(state, '/_astro/App.a1.js')).toBe(true);
  });

  it('is not loaded again twice', () => {
    expect(mayRecover({ recoveredFrom: '/_astro/App.a1.js' }, '/_astro/App.a1.js')).toBe(false);
  });

  it('was replaced when the page of the server has other files', () => {
    expect(isReplaced(['/_astro/App.a1.js', '/_astro/demo.b2.js'], '<script src="/_astro/App.a1.js">')).toBe(true);
  });

  it.each([
    [['/_astro/App.a1.js'], '<script src="/_astro/App.a1.js">'],
    [['', 'https://ads.test/script.js'], '<p>anything</p>'],
  ])('was not replaced when %j are there or not its own', (files, page) => {
    expect(isReplaced(files, page)).toBe(false);
  });
});
