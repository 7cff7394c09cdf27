import { describe, expect, it } from 'vitest';
import { routeOf, type RequestFacts } from './route.ts';

const ORIGIN = 'https://docs.test';
const route = (path: string, more: Partial<RequestFacts> = {}) =>
  routeOf({ method: 'GET', url: new URL(path, ORIGIN).href, mode: 'cors', cache: 'default', isForPart: false, ...more }, ORIGIN);

describe('the worker', () => {
  it.each([
    ['/x/introduction/', 'document'],
    ['/x/react-charts/?from=search', 'document'],
    ['/_astro/App.a1b2.js', 'hashed'],
    ['/_astro/demo.a1b2.js?astro-retry=5', 'hashed'],
    ['/_astro/playground/react.0f.js', 'hashed'],
    ['/static/styles/prism-okaidia.css', 'plain'],
    ['/static/playground/runtime.json', 'plain'],
    ['/x/introduction.md', 'plain'],
    ['/favicon.svg', 'plain'],
    ['/speculation-rules.json', 'plain'],
  ])('answers %s as %s', (path, expected) => {
    expect(route(path)).toBe(expected);
  });

  it('takes a visit of any address under /x/ for a page', () => {
    expect(route('/x/introduction', { mode: 'navigate' })).toBe('document');
    expect(route('/x/', { mode: 'navigate' })).toBe('document');
  });

  it.each([
    ['a request that changes something', '/x/introduction/', { method: 'POST' }],
    ['a request for the head alone', '/x/introduction/', { method: 'HEAD' }],
    ['another origin', 'https://ads.test/x/introduction/', {}],
    ['another port', 'https://docs.test:8443/x/introduction/', {}],
    ['a part of a file', '/_astro/film.a1.mp4', { isForPart: true }],
    ['what must not be kept', '/x/introduction/', { cache: 'no-store' }],
    ['what must come from the cache of the browser', '/_astro/a.js', { cache: 'only-if-cached' }],
    ['itself', '/x/sw.js', {}],
    ['the list of a section', '/x/offline/data-grid.json', {}],
    ['a page outside of its scope', '/zh/x/introduction/', { mode: 'navigate' }],
    ['the frame of the playground', '/playground-frame/', {}],
    ['a picture for other sites', '/r/logo.png', {}],
    ['anything else', '/robots.txt', {}],
  ] satisfies [string, string, Partial<RequestFacts>][])('lets %s pass', (_, path, more) => {
    expect(route(path, more)).toBe('pass');
  });
});
