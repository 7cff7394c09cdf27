import { describe, expect, it } from 'vitest';
import { isReplaced, mayRecover } from './recovery.ts';

describe('F61 a page whose files no longer exist', () => {
  it.each([null, undefined, 5, 'text', {}, { recoveredFrom: '/_astro/other.js' }])(
    'is reloaded when the history state is %j',
    (state) => {
      expect(mayRecover(state, '/_astro/App.a1.js')).toBe(true);
    },
  );

  it('is not reloaded twice', () => {
    expect(mayRecover({ recoveredFrom: '/_astro/App.a1.js' }, '/_astro/App.a1.js')).toBe(false);
  });

  it('counts as replaced when the page on the server has other files', () => {
    expect(isReplaced(['/_astro/App.a1.js', '/_astro/demo.b2.js'], '<script src="/_astro/App.a1.js">')).toBe(true);
  });

  it.each([
    [['/_astro/App.a1.js'], '<script src="/_astro/App.a1.js">'],
    [['', 'https://ads.test/script.js'], '<p>anything</p>'],
  ])('does not count as replaced when %j still exist or are not from the site', (files, page) => {
    expect(isReplaced(files, page)).toBe(false);
  });
});
