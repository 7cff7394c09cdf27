import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestsOf, addIntegrity } from './integrity.ts';

const seal = (html: string) => addIntegrity(html, (path) => (path === '/gone.js' ? undefined : `sha256-of${path}`));

describe('integrity of our own files', () => {
  it.each([
    [
      '<script type="module" src="/_astro/a.js"></script>',
      '<script type="module" src="/_astro/a.js" integrity="sha256-of/_astro/a.js"></script>',
    ],
    ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/a.css" integrity="sha256-of/a.css">'],
    ['<link rel="stylesheet" href="/a.css" />', '<link rel="stylesheet" href="/a.css" integrity="sha256-of/a.css">'],
    ['<link rel="modulepreload" href="/a.js">', '<link rel="modulepreload" href="/a.js" integrity="sha256-of/a.js">'],
  ])('is added to %s', (html, sealed) => {
    expect(seal(html)).toBe(sealed);
  });

  it.each([
    '<script>boot()</script>',
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="canonical" href="/x/introduction/">',
    '<script src="https://elsewhere.test/a.js"></script>',
    '<script src="//elsewhere.test/a.js"></script>',
    '<script src="/gone.js"></script>',
    '<script src="/a.js" integrity="sha256-x"></script>',
  ])('is not added to %s', (html) => {
    expect(seal(html)).toBe(html);
  });

  it('is the digest of the file, or undefined for a missing file', () => {
    const site = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(site, 'a.js'), 'abc');
    const digestOf = digestsOf(site);
    expect(digestOf('/a.js')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    expect(digestOf('/gone.js')).toBeUndefined();
  });
});
