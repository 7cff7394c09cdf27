import { describe, expect, it } from 'vitest';
import { routeOf, type RequestFacts } from './route.ts';

const ORIGIN = 'https://docs.test';
const route = (path: string, more: Partial<RequestFacts> = {}) =>
  routeOf(
    { method: 'GET', url: new URL(path, ORIGIN).href, mode: 'cors', cache: 'default', isRange: false, ...more },
    ORIGIN,
  );

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
  ])('handles %s as %s', (path, expected) => {
    expect(route(path)).toBe(expected);
  });

  it('handles a navigation to any URL under /x/ as a page', () => {
    expect(route('/x/introduction', { mode: 'navigate' })).toBe('document');
    expect(route('/x/', { mode: 'navigate' })).toBe('document');
  });

  it.each([
    ['a POST request', '/x/introduction/', { method: 'POST' }],
    ['a HEAD request', '/x/introduction/', { method: 'HEAD' }],
    ['another origin', 'https://ads.test/x/introduction/', {}],
    ['another port', 'https://docs.test:8443/x/introduction/', {}],
    ['a range request', '/_astro/film.a1.mp4', { isRange: true }],
    ['a no-store request', '/x/introduction/', { cache: 'no-store' }],
    ['an only-if-cached request', '/_astro/a.js', { cache: 'only-if-cached' }],
    ['itself', '/x/sw.js', {}],
    ['the file list of a section', '/x/offline/data-grid.json', {}],
    ['a page outside of its scope', '/zh/x/introduction/', { mode: 'navigate' }],
    ['the frame of the playground', '/playground-frame/', {}],
    ['a picture of a demo', '/static/pictures/react-charts/Bars.0a1b2c.dark.webp', {}],
    ['an image for other sites', '/r/logo.png', {}],
    ['anything else', '/robots.txt', {}],
  ] satisfies [string, string, Partial<RequestFacts>][])('does not handle %s', (_, path, more) => {
    expect(route(path, more)).toBe('pass');
  });
});
