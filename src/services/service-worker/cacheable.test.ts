import { describe, expect, it } from 'vitest';
import { isCacheable, type ResponseFacts } from './cacheable.ts';

const PAGE: ResponseFacts = {
  type: 'basic',
  status: 200,
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0',
};
const SCRIPT: ResponseFacts = { ...PAGE, contentType: 'text/javascript; charset=utf-8' };

describe('F68 a response', () => {
  it.each([
    ['/x/introduction/', PAGE],
    ['/_astro/a.b1.js', SCRIPT],
    ['/_astro/a.b1.js', { ...PAGE, contentType: 'application/javascript' }],
    ['/_astro/a.b1.css', { ...PAGE, contentType: 'text/css' }],
    ['/_astro/names-a.json', { ...PAGE, contentType: 'application/json' }],
    ['/_astro/inter.woff2', { ...PAGE, contentType: 'font/woff2' }],
    ['/static/picture.png', { ...PAGE, contentType: 'image/png' }],
  ])('for %s is cached when it is complete and has the right type', (path, facts) => {
    expect(isCacheable(facts, path)).toBe(true);
  });

  it.each<[string, Partial<ResponseFacts>]>([
    ['opaque', { type: 'opaque', status: 0 }],
    ['an opaque redirect', { type: 'opaqueredirect', status: 0 }],
    ['an error', { type: 'error', status: 0 }],
    ['of another origin', { type: 'cors' }],
    ['created by a script', { type: 'default' }],
    ['redirected', { redirected: true }],
    ['partial', { status: 206 }],
    ['empty', { status: 204 }],
    ['not modified', { status: 304 }],
    ['not found', { status: 404 }],
    ['gone', { status: 410 }],
    ['too many requests', { status: 429 }],
    ['a server error', { status: 500 }],
    ['unavailable', { status: 503 }],
    ['marked as no-store', { cacheControl: 'no-store' }],
    ['without a type', { contentType: null }],
  ])('is never cached when it is %s', (_, more) => {
    expect(isCacheable({ ...PAGE, ...more }, '/x/introduction/')).toBe(false);
    expect(isCacheable({ ...SCRIPT, ...more }, '/_astro/a.b1.js')).toBe(false);
  });

  it.each([
    '/_astro/a.b1.js',
    '/_astro/a.b1.css',
    '/_astro/names-a.json',
    '/static/picture.png',
    '/_astro/inter.woff2',
  ])('for %s is not cached when it is a page', (path) => {
    expect(isCacheable(PAGE, path)).toBe(false);
  });

  it('for a page is not cached when it has another type', () => {
    expect(isCacheable(SCRIPT, '/x/introduction/')).toBe(false);
  });
});
