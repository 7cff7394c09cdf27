import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server/startServer.ts';
import { createFixtureSite, type FixtureSite, policy, redirects } from './testing/fixtureSite.ts';
import { hostileTargets, unknownTargets } from './testing/hostileTargets.ts';
import { type RawResponse, rawRequest, type RawRequest } from './testing/rawRequest.ts';
import { nginxObstacle, type RunningNginx, startNginx } from './testing/runningNginx.ts';

const obstacle = nginxObstacle();
const isLink = ([what]: readonly [string, string]) => what.includes('link');

describe.skipIf(obstacle !== undefined)(
  `nginx responds like the server${obstacle ? ` (skipped: ${obstacle})` : ''}`,
  () => {
    let site: FixtureSite;
    let own: RunningServer;
    let nginx: RunningNginx;
    beforeAll(async () => {
      site = createFixtureSite();
      own = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
      nginx = await startNginx(site.root, { hasBrotli: true });
    });
    afterAll(async () => {
      await nginx.close();
      await own.close();
      site.remove();
    });

    it('accepts the configuration', () => {
      expect(() => nginx.check()).not.toThrow();
    });

    /** Headers that legitimately differ: server name, connection, validators. */
    const SERVER_SPECIFIC = new Set([
      'date',
      'server',
      'connection',
      'keep-alive',
      'last-modified',
      'etag',
      'accept-ranges',
      'transfer-encoding',
    ]);
    const BODY_HEADERS = new Set(['content-type', 'content-length']);

    function comparable({ status, headers, body }: RawResponse) {
      // nginx generates its own body for redirects and for requests it cannot parse.
      const hasOwnBody = status < 300 || status === 404 || status === 405;
      const comparedHeaders = [...headers].filter(([name]) => !SERVER_SPECIFIC.has(name) && (hasOwnBody || !BODY_HEADERS.has(name)));
      return { status, headers: Object.fromEntries(comparedHeaders.toSorted()), body: hasOwnBody ? body.toString('base64') : '' };
    }

    async function expectSameResponse(target: string, request?: RawRequest): Promise<RawResponse> {
      const [ownResponse, nginxResponse] = await Promise.all([
        rawRequest(own.url, target, request),
        rawRequest(nginx.url, target, request),
      ]);
      expect(comparable(nginxResponse)).toEqual(comparable(ownResponse));
      expect(nginxResponse.headers.has('etag') || nginxResponse.status !== 200).toBe(true);
      return nginxResponse;
    }

    const pages = ['/x/introduction/', '/zh/x/introduction/', '/playground/', '/x/playground-frame/', '/x/plain.html'];
    const files = [
      '/x/sw.js',
      '/x/introduction.md',
      '/x/tiny.txt',
      '/x/empty.txt',
      '/_astro/app.Dk3.js',
      '/_astro/app.Dk3.css',
      '/_astro/inter.woff2',
    ];
    const more = [
      '/static/logo.svg',
      '/static/photo.png',
      '/static/large.bin',
      '/r/pro.svg',
      '/speculation-rules.json',
      '/robots.txt',
      '/favicon.ico',
    ];
    const encodings = ['br, gzip', 'gzip, deflate, br, zstd', 'br', 'gzip', 'gzip, br;q=0', 'identity', ''];
    it.each(
      [...pages, ...files, ...more].flatMap((target) => encodings.map((encoding) => [target, encoding] as const)),
    )('on %s with Accept-Encoding "%s"', async (target, encoding) => {
      expect((await expectSameResponse(target, { headers: { 'Accept-Encoding': encoding } })).status).toBe(200);
    });

    it.each([...pages, '/x/tiny.txt', '/x/introduction', '/nope'].flatMap((target) => ['on', 'ON', 'off'].map((saving) => [target, saving] as const)))(
      'on %s with Save-Data "%s"',
      async (target, saving) => {
        const { status, headers } = await expectSameResponse(target, { headers: { 'Save-Data': saving } });
        if (status === 200 && target.startsWith('/x/')) expect(headers.has('speculation-rules')).toBe(saving === 'off');
      },
    );

    it.each([
      ['/', 302],
      ['/?a=1', 301],
      ['/x', 302],
      ['/x/introduction', 301],
      ['/x/introduction?a=%20b&c', 301],
      ['/x/introduction/index.html?a', 301],
      ['/x/introduction.html', 301],
      ['/x/react-data-grid/sorting.html?a=1', 301],
      ['/x/license', 301],
      ['/x/license/?a=1', 301],
      ['/X/LICENSE', 301],
      ['/r/x-get-license', 302],
      ['/r/x-get-license?a=1', 302],
      ['/x/react-data-grid/columns/', 301],
      ['/zh/x/react-data-grid/columns', 301],
      ['/zh', 301],
      ['/en/x/introduction/', 301],
      ['/fr/x/introduction/?a=1', 301],
      ['/fr/x/%E4%BB%8B%3F/', 301],
      ['/fr/x', 301],
    ])('on the redirect %s', async (target, status) => {
      expect((await expectSameResponse(target)).status).toBe(status);
      await expectSameResponse(target, { method: 'HEAD' });
    });

    it.each(unknownTargets.filter((target) => !isLink(target)))('on %s', async (_what, target) => {
      expect((await expectSameResponse(target)).status).toBe(404);
      await expectSameResponse(target, { headers: { 'Accept-Encoding': 'br' } });
    });

    it.each(hostileTargets)('on %s', async (_what, target) => {
      expect((await expectSameResponse(target)).status).toBe(400);
    });

    it('on encoded letters, unusual and long queries', async () => {
      await expectSameResponse('/x/%69ntroduction/');
      await expectSameResponse('/x/introduction/?__proto__[x]=1&a=//b&c=%00&d=..%2f');
      await expectSameResponse(`/x/introduction/?${Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&')}`);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('on the method %s', async (method) => {
      for (const target of ['/x/introduction/', '/_astro/app.Dk3.js', '/x/license', '/nope']) {
        expect((await expectSameResponse(target, { method, headers: { 'Content-Length': '0' } })).status).toBe(405);
      }
    });

    it('on HEAD', async () => {
      for (const target of ['/x/introduction/', '/static/large.bin', '/_astro/app.Dk3.js', '/nope'])
        await expectSameResponse(target, { method: 'HEAD' });
    });

    it.each([
      ['bytes=10-19', 206],
      ['bytes=-5', 206],
      ['bytes=290-', 206],
      ['bytes=0-1,5-6', 200],
      ['lines=0-1', 200],
    ])('on the range %s', async (range, status) => {
      expect((await expectSameResponse('/static/photo.png', { headers: { Range: range } })).status).toBe(status);
    });

    it('on a range past the end', async () => {
      const request = { headers: { Range: 'bytes=300-' } };
      const responses = await Promise.all(
        [own.url, nginx.url].map((url) => rawRequest(url, '/static/photo.png', request)),
      );
      expect(responses.map(({ status, headers }) => [status, headers.get('content-range')])).toEqual([
        [416, 'bytes */300'],
        [416, 'bytes */300'],
      ]);
    });

    it('on a conditional request with its own ETag', async () => {
      for (const target of ['/x/introduction/', '/_astro/app.Dk3.js', '/r/pro.svg']) {
        const responses = await Promise.all(
          [own.url, nginx.url].map(async (url) => {
            const etag =
              (await rawRequest(url, target, { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
            return comparable(
              await rawRequest(url, target, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } }),
            );
          }),
        );
        expect(responses[0]?.status).toBe(304);
        expect(responses[1]).toEqual(responses[0]);
      }
    });

    it('on symbolic links out of the site, without brotli_static', async () => {
      const plain = await startNginx(site.root, { hasBrotli: false });
      for (const [, target] of unknownTargets.filter(isLink)) {
        const responses = await Promise.all([own.url, plain.url].map((url) => rawRequest(url, target)));
        expect(responses.map(comparable)[1]).toEqual(responses.map(comparable)[0]);
        expect(responses[1]?.status).toBe(404);
      }
      const page = await rawRequest(plain.url, '/x/introduction/', { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'gzip']);
      await plain.close();
    });
  },
);
