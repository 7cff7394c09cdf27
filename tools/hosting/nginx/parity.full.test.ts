import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server/startServer.ts';
import { createFixtureSite, type FixtureSite, policy, redirects } from '../testing/fixtureSite.ts';
import { hostileTargets, unknownTargets } from '../testing/hostileTargets.ts';
import { type RawResponse, rawRequest, type RawRequest } from '../testing/rawRequest.ts';
import { nginxObstacle, type RunningNginx, startNginx } from '../testing/runningNginx.ts';

const obstacle = nginxObstacle();

/** Headers about the connection and about copies, which each server writes in its own way. */
const OWN_HEADERS = ['date', 'server', 'connection', 'last-modified', 'etag', 'accept-ranges', 'allow'];
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding'];

function comparable({ status, headers, body }: RawResponse) {
  // nginx writes bodies of its own for redirects and for errors other than 404.
  const isFile = status === 200 || status === 404;
  const ignored = isFile ? OWN_HEADERS : [...OWN_HEADERS, ...BODY_HEADERS];
  const compared = Object.entries(headers).filter(([name]) => !ignored.includes(name));
  return { status, headers: Object.fromEntries(compared), body: isFile ? body.toString('base64') : '' };
}

describe.skipIf(obstacle !== undefined)(
  `nginx responds like the server${obstacle ? ` (skipped: ${obstacle})` : ''}`,
  () => {
    let site: FixtureSite;
    let own: RunningServer;
    let nginx: RunningNginx;
    beforeAll(async () => {
      site = createFixtureSite();
      own = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
      nginx = await startNginx(site.root);
    });
    afterAll(async () => {
      await nginx.close();
      await own.close();
      site.remove();
    });

    async function expectSame(target: string, request?: RawRequest): Promise<RawResponse> {
      const expected = await rawRequest(own.url, target, request);
      const response = await rawRequest(nginx.url, target, request);
      expect(comparable(response), target).toEqual(comparable(expected));
      return response;
    }

    const pages = ['/x/introduction/', '/zh/x/introduction/', '/playground/', '/x/playground-frame/'];
    const assets = ['/_astro/app.Dk3.js', '/_astro/app.Dk3.css', '/_astro/inter.woff2', '/static/logo.svg'];
    const files = ['/r/pro.svg', '/x/sw.js', '/x/introduction.md', '/x/empty.txt', '/static/photo.png'];
    const rootFiles = ['/static/large.bin', '/speculation-rules.json', '/robots.txt', '/favicon.ico'];
    it.each([...pages, ...assets, ...files, ...rootFiles])('on %s, with and without gzip', async (target) => {
      for (const encoding of ['gzip', 'gzip;q=0', '']) {
        const response = await expectSame(target, { headers: { 'Accept-Encoding': encoding } });
        expect(response.status).toBe(200);
        expect(response.headers.etag).toBeDefined();
      }
      await expectSame(target, { method: 'HEAD' });
    });

    it.each([
      ['/', 302],
      ['/?a=1', 302],
      ['/x', 302],
      ['/x/introduction', 301],
      ['/x/introduction?a=%20b&c', 301],
      ['/x/introduction/index.html?a', 301],
      ['/x/introduction.html', 301],
      ['/x/license', 301],
      ['/x/license/?a=1', 301],
      ['/r/x-get-license', 302],
      ['/r/x-get-license?a=1', 302],
      ['/x/react-data-grid/columns/', 301],
      ['/x//introduction/?a=//b', 301],
      ['/zh//evil.test/', 301],
      ['/zh/x/react-data-grid/columns', 301],
      ['/zh', 302],
      ['/en/x/introduction/', 301],
      ['/fr/x/introduction/?a=1', 301],
      ['/fr/x/%E4%BB%8B%3F/', 301],
      ['/fr/x', 301],
    ])('on the redirect %s', async (target, status) => {
      expect((await expectSame(target)).status).toBe(status);
      expect((await expectSame(target, { method: 'HEAD' })).status).toBe(status);
    });

    it.each(unknownTargets)('on %s', async (_what, target) => {
      const { status, headers } = await rawRequest(nginx.url, target);
      const canonical = target.replace(/(?:\/index)?\.html$|$/, '/');
      // Whether a folder or a name with .html is a page, nginx finds out only at the canonical URL.
      if (status === 301) expect(headers.location).toBe(canonical);
      expect((await expectSame(status === 301 ? canonical : target)).status).toBe(404);
    });

    it('on an unknown page of a built language', async () => {
      expect((await expectSame('/zh/x/nope/')).body.toString()).toContain('找不到页面');
    });

    // As the standard asks, nginx takes an absolute URL for its path; a path of 8 kB is above its own limit (414).
    it.each(hostileTargets.filter(([what]) => !/^an absolute|8 kB/.test(what)))('on %s', async (_what, target) => {
      expect((await expectSame(target)).status).toBe(400);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('on the method %s', async (method) => {
      for (const target of ['/x/introduction/', '/x/license', '/nope']) {
        expect((await expectSame(target, { method, headers: { 'Content-Length': '0' } })).status).toBe(405);
      }
    });

    it('on a conditional request with its own ETag', async () => {
      for (const target of ['/x/introduction/', '/_astro/app.Dk3.js']) {
        const responses = [own.url, nginx.url].map(async (url) => {
          const { etag = '' } = (await rawRequest(url, target)).headers;
          return comparable(await rawRequest(url, target, { headers: { 'If-None-Match': etag } }));
        });
        const [expected, response] = await Promise.all(responses);
        expect(expected?.status).toBe(304);
        expect(response).toEqual(expected);
      }
    });
  },
);
