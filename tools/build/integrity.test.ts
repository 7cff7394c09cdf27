import { describe, expect, it } from 'vitest';
import { sealTags } from './integrity.ts';

const seal = (html: string) => sealTags(html, (path) => (path === '/gone.js' ? undefined : `sha384-of${path}`));

describe('integrity of our own files', () => {
  it.each([
    ['<script type="module" src="/_astro/a.js"></script>', '<script type="module" src="/_astro/a.js" integrity="sha384-of/_astro/a.js"></script>'],
    ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/a.css" integrity="sha384-of/a.css">'],
    ['<link rel="stylesheet" href="/a.css" />', '<link rel="stylesheet" href="/a.css" integrity="sha384-of/a.css">'],
  ])('seals %s', (html, sealed) => {
    expect(seal(html)).toBe(sealed);
  });

  it.each([
    '<script>boot()</script>',
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="canonical" href="/x/introduction/">',
    '<script src="https://elsewhere.test/a.js"></script>',
    '<script src="//elsewhere.test/a.js"></script>',
    '<script src="/gone.js"></script>',
    '<script src="/a.js" integrity="sha384-x"></script>',
  ])('leaves %s alone', (html) => {
    expect(seal(html)).toBe(html);
  });
});
