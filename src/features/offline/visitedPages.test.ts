import { describe, expect, it } from 'vitest';
import { titleOf } from './visitedPages.ts';

describe('the title of a cached page', () => {
  it.each([
    ['<head><title>Sorting - MUI X</title></head>', 'Sorting'],
    ['<title>What&#39;s new &amp; old - MUI X</title>', "What's new & old"],
    ['<title>&lt;b&gt; &unknown;</title>', '<b> &unknown;'],
    ['<h1>No title</h1>', undefined],
  ])('of %s is %s', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });
});
