import { describe, expect, it } from 'vitest';
import { expectNoLeak, PAGE_CACHE, serveFixture, SITE_WIDE } from '../testing/servedFixture.ts';

const { get } = serveFixture();

describe('headers by kind of response', () => {
  it.each([
    ['/x/introduction/', { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE_CACHE }],
    ['/x/introduction.md', { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': PAGE_CACHE }],
    ['/x/sw.js', { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }],
    ['/_astro/app.Dk3.js', { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }],
    ['/speculation-rules.json', { 'content-type': 'application/speculationrules+json', 'cache-control': PAGE_CACHE }],
    ['/x/playground-frame/', { 'content-security-policy': 'sandbox allow-scripts' }],
  ])('%s', async (target, expected) => {
    const response = await get(target);
    expect(response.status).toBe(200);
    const etag = expect.stringMatching(/^"[\w-]{22}"$/);
    expect(response.headers).toMatchObject({ ...SITE_WIDE, ...expected, etag, vary: 'Accept-Encoding' });
  });

  it.each([
    ['/', 302, '/x/'],
    ['/x/react-data-grid?a=1', 301, '/x/react-data-grid/?a=1'],
    ['/fr/x/introduction/', 301, '/x/introduction/'],
    ['/x/license?a=1', 301, 'https://mui.example.com/legal/eula/?a=1#top'],
    ['/r/x-get-license', 302, 'https://shop.example.com/x/?utm_source=docs'],
    ['/x/react-data-grid/columns/', 301, '/x/react-data-grid/sorting/'],
  ])('redirects %s with %i to %s, not cached', async (target, status, location) => {
    const response = await get(target);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body.length).toBe(0);
  });

  it('allows cross-origin use of the short links in published packages', async () => {
    expect((await get('/r/x-get-license')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('responds with 405 to %s', async (method) => {
    const response = await get('/x/introduction/', { method, headers: { 'Content-Length': '0' } });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expectNoLeak(response);
  });
});
