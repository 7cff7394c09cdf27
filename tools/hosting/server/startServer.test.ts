import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureSite, type FixtureSite, policy, redirects } from '../testing/fixtureSite.ts';
import { hostileTargets, unknownTargets } from '../testing/hostileTargets.ts';
import { rawExchange, type RawAnswer, rawRequest, type RawRequest } from '../testing/rawRequest.ts';
import { type RunningServer, startServer } from './startServer.ts';

let site: FixtureSite;
let server: RunningServer;
beforeAll(async () => {
  site = createFixtureSite();
  server = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (target: string, request?: RawRequest) => rawRequest(server.url, target, request);
const onDisk = (path: string) => readFileSync(join(site.root, path));
const PAGE_CACHE = 'public, max-age=0, must-revalidate, stale-while-revalidate=86400, stale-if-error=604800';

const SITE_WIDE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; trusted-types docs-html default$/),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What every answer has, whatever it is about. */
function expectNoLeak(answer: RawAnswer): void {
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SITE_WIDE, 'cache-control': 'no-store' });
  expect(answer.headers.has('location')).toBe(false);
  expect(answer.body.toString()).not.toMatch(/outside|SECRET|Secret|node:|at \w+ \(/);
}

describe('hostile requests', () => {
  it.each(hostileTargets)('%s: answers 400', async (_what, target) => {
    const answer = await get(target);
    expect(answer.status).toBe(400);
    expectNoLeak(answer);
  });

  it.each(unknownTargets)('%s: answers 404 with the page for it', async (_what, target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.body).toEqual(onDisk('404.html'));
    expectNoLeak(answer);
  });

  it.each([
    ['a raw NUL', 'GET /x/\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a raw control character', 'GET /x/\x07 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['noise', '\x16\x03\x01\x02\x00\r\n\r\n'],
    ['no host', 'GET /x/introduction/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: a\r\n\r\n'],
  ])('%s: answers 400 and ends', async (_what, text) => {
    const answer = await rawExchange(server.url, text);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toMatch(/node:|at \w+ \(/);
  });

  it('answers 431 to headers without end', async () => {
    expect((await get('/x/introduction/', { headers: { 'X-Long': 'a'.repeat(200_000) } })).status).toBe(431);
  });

  it('ignores the query, however odd or long', async () => {
    for (const query of [
      '__proto__[x]=1',
      'a=1&a=2',
      'a=%',
      '%00',
      '//evil.test',
      Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&'),
    ]) {
      const answer = await get(`/x/introduction/?${query}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(onDisk('x/introduction/index.html'));
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('drops a sender that is too slow, and serves others meanwhile', async () => {
    const impatient = await startServer({
      root: site.root,
      policy,
      redirects,
      port: 0,
      host: '127.0.0.1',
      headersTimeoutMs: 1_000,
    });
    const { hostname, port } = new URL(impatient.url);
    const slow = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () =>
      slow.write('GET /x/introduction/ HTTP/1.1\r\n'),
    );
    const drip = setInterval(() => slow.write('A'), 200);
    const answer = new Promise<string>((done) => {
      let text = '';
      slow.on('data', (chunk) => (text += chunk.toString()));
      slow.on('error', () => {});
      slow.on('close', () => done(text));
    });
    expect((await rawRequest(impatient.url, '/x/introduction/')).status).toBe(200);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
    await impatient.close();
  });
});

describe('headers by kind of answer', () => {
  it.each([
    [
      '/x/introduction/',
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PAGE_CACHE,
        'speculation-rules': '"/speculation-rules.json"',
        vary: 'Accept-Encoding',
      },
    ],
    [
      '/zh/x/introduction/',
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PAGE_CACHE,
        'speculation-rules': '"/speculation-rules.json"',
      },
    ],
    ['/playground/', { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE_CACHE }],
    ['/x/introduction.md', { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': PAGE_CACHE }],
    ['/x/sw.js', { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }],
    [
      '/_astro/app.Dk3.js',
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    ],
    [
      '/_astro/app.Dk3.css',
      {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    ],
    [
      '/_astro/inter.woff2',
      {
        'content-type': 'font/woff2',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    ],
    ['/static/photo.png', { 'content-type': 'image/png', 'cache-control': 'public, max-age=0, must-revalidate' }],
    ['/r/pro.svg', { 'content-type': 'image/svg+xml; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' }],
    ['/speculation-rules.json', { 'content-type': 'application/speculationrules+json', 'cache-control': PAGE_CACHE }],
    ['/favicon.ico', { 'content-type': 'image/x-icon' }],
    [
      '/x/playground-frame/',
      { 'content-security-policy': 'sandbox allow-scripts', 'x-content-type-options': 'nosniff' },
    ],
  ])('%s', async (target, expected) => {
    const answer = await get(target);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SITE_WIDE,
      ...expected,
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'accept-ranges': 'bytes',
    });
  });

  it.each([
    ['on', false],
    ['On', false],
    ['on; unsure', false],
    ['off', true],
    ['only', true],
    ['', true],
  ])('with Save-Data "%s", rules for fetching pages on a guess: %s', async (saveData, hasRules) => {
    const headers: Record<string, string> = saveData ? { 'Save-Data': saveData } : {};
    for (const path of ['/x/introduction/', '/x/introduction.md']) {
      // Twice: what is kept in memory for one kind of reader is not for the other.
      await get(path);
      expect((await get(path, { headers })).headers.has('speculation-rules'), path).toBe(hasRules);
      expect((await get(path)).headers.has('speculation-rules'), path).toBe(true);
    }
  });

  it('sends Vary only where there is a choice', async () => {
    expect((await get('/static/photo.png')).headers.has('vary')).toBe(false);
    expect((await get('/x/tiny.txt')).headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['/', 301, '/x/introduction/'],
    ['/x/react-data-grid?a=1', 301, '/x/react-data-grid/?a=1'],
    ['/fr/x/introduction/', 301, '/x/introduction/'],
    ['/x/license?a=1', 301, 'https://mui.example.com/legal/eula/?a=1#top'],
    ['/r/x-get-license', 302, 'https://shop.example.com/x/?utm_source=docs'],
    ['/x/react-data-grid/columns/', 301, '/x/react-data-grid/sorting/'],
  ])('redirects %s with %i to %s, not cached', async (target, status, location) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body.length).toBe(0);
  });

  it('lets other sites follow the short links of published packages', async () => {
    expect((await get('/r/x-get-license')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('answers 405 to %s', async (method) => {
    const answer = await get('/x/introduction/', { method, headers: { 'Content-Length': '0' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expectNoLeak(answer);
  });
});

describe('encodings', () => {
  const page = 'x/introduction/index.html';
  const encoded = (acceptEncoding: string) =>
    get('/x/introduction/', { headers: { 'Accept-Encoding': acceptEncoding } });

  it.each(['gzip, deflate, br, zstd', 'br', '*', 'gzip;q=0.5, br;q=0.6'])('answers %s with brotli', async (header) => {
    const answer = await encoded(header);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(answer.body)).toEqual(onDisk(page));
  });

  it.each(['gzip', 'gzip, br;q=0', '*, br;q=0', 'gzip;q=0.9, br;q=0.1'])('answers %s with gzip', async (header) => {
    const answer = await encoded(header);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(answer.body)).toEqual(onDisk(page));
  });

  it.each(['identity', 'br;q=0, gzip;q=0', '*;q=0', 'zstd', ''])('answers %j without encoding', async (header) => {
    const answer = await encoded(header);
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.body).toEqual(onDisk(page));
  });

  it('encodes the page for missing addresses as well', async () => {
    const answer = await get('/nope', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, 'br']);
    expect(brotliDecompressSync(answer.body)).toEqual(onDisk('404.html'));
  });

  it('gives each encoding its own ETag', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (name) => (await encoded(name)).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(3);
  });
});

describe('conditions, ranges and HEAD', () => {
  it('answers 304 to the current ETag, with the headers a cache needs', async () => {
    const etag = (await get('/x/introduction/')).headers.get('etag') ?? '';
    const answer = await get('/x/introduction/', { headers: { 'If-None-Match': `"old", W/${etag}` } });
    expect(answer.status).toBe(304);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...SITE_WIDE,
      etag,
      vary: 'Accept-Encoding',
      'cache-control': PAGE_CACHE,
    });
    expect(answer.body.length).toBe(0);
  });

  it('sends the page when the ETag is another, or that of another encoding', async () => {
    const etag = (await get('/x/introduction/')).headers.get('etag') ?? '';
    expect((await get('/x/introduction/', { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
    expect(
      (await get('/x/introduction/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })).status,
    ).toBe(200);
  });

  it('never answers a missing address with 304', async () => {
    expect((await get('/nope', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  it.each(['/static/photo.png', '/static/large.bin'])('sends a part of %s', async (target) => {
    const whole = onDisk(target);
    const answer = await get(target, { headers: { Range: 'bytes=10-19' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(answer.body).toEqual(whole.subarray(10, 20));
  });

  it('sends the end of a file', async () => {
    const answer = await get('/static/large.bin', { headers: { Range: 'bytes=-5' } });
    expect(answer.body).toEqual(onDisk('static/large.bin').subarray(-5));
  });

  it('answers 416 beyond the end', async () => {
    const answer = await get('/static/photo.png', { headers: { Range: 'bytes=300-' } });
    expect([answer.status, answer.headers.get('content-range'), answer.body.length]).toEqual([416, 'bytes */300', 0]);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-1'])('sends the whole file for %s', async (range) => {
    const answer = await get('/static/photo.png', { headers: { Range: range } });
    expect([answer.status, answer.body.length]).toEqual([200, 300]);
  });

  it('takes no notice of a range in HEAD, which the standard has only for GET', async () => {
    const answer = await get('/static/photo.png', { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '300']);
  });

  it('sends a part only while the copy is current', async () => {
    const etag = (await get('/static/photo.png')).headers.get('etag') ?? '';
    const part = await get('/static/photo.png', { headers: { Range: 'bytes=0-0', 'If-Range': etag } });
    const whole = await get('/static/photo.png', { headers: { Range: 'bytes=0-0', 'If-Range': '"old"' } });
    expect([part.status, whole.status]).toEqual([206, 200]);
  });

  it.each([
    ['/x/introduction/', 200],
    ['/static/large.bin', 200],
    ['/nope', 404],
    ['/', 301],
    ['/%', 400],
  ])('answers HEAD %s like GET, without a body', async (target, status) => {
    const [head, whole] = await Promise.all([get(target, { method: 'HEAD' }), get(target)]);
    expect([head.status, head.body.length]).toEqual([status, 0]);
    for (const headers of [head.headers, whole.headers] as Map<string, string>[]) headers.delete('date');
    expect(head.headers).toEqual(whole.headers);
  });

  it('streams a large file whole, and sends an empty one', async () => {
    expect((await get('/static/large.bin')).body.equals(onDisk('static/large.bin'))).toBe(true);
    const empty = await get('/x/empty.txt');
    expect([empty.status, empty.headers.get('content-length'), empty.body.length]).toEqual([200, '0', 0]);
  });
});

describe('starting and stopping', () => {
  it('says in one sentence that the port is taken, and what to set', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer({ root: site.root, policy, redirects, port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} is in use; set PORT to a free one.`,
    );
  });

  it('says that there is no site to serve', async () => {
    await expect(startServer({ root: join(site.root, 'static'), policy, redirects, port: 0 })).rejects.toThrow(
      /no built site/,
    );
  });

  it('answers without a page for missing addresses, and survives files that vanish', async () => {
    const own = createFixtureSite();
    rmSync(join(own.root, '404.html'));
    const other = await startServer({ root: own.root, policy, redirects, port: 0, host: '127.0.0.1' });
    rmSync(join(own.root, 'x', 'tiny.txt'));
    const [missing, vanished] = await Promise.all([
      rawRequest(other.url, '/nope'),
      rawRequest(other.url, '/x/tiny.txt'),
    ]);
    expect([missing.status, missing.body.toString()]).toEqual([404, 'Not found\n']);
    expect([vanished.status, vanished.body.toString()]).toEqual([500, 'Internal server error\n']);
    await other.close();
    own.remove();
  });

  it('serves from memory once a file was asked for, and from disk when memory is short', async () => {
    const own = createFixtureSite();
    const [roomy, tight] = await Promise.all(
      [undefined, 100].map((limit) =>
        startServer({
          root: own.root,
          policy,
          redirects,
          port: 0,
          host: '127.0.0.1',
          ...(limit !== undefined && { cacheLimitBytes: limit }),
        }),
      ),
    );
    const ask = async (running: RunningServer | undefined) =>
      (await rawRequest(running?.url ?? '', '/x/tiny.txt')).body.toString();
    expect([await ask(roomy), await ask(tight)]).toEqual(['tiny', 'tiny']);
    writeFileSync(join(own.root, 'x', 'tiny.txt'), 'next');
    expect([await ask(roomy), await ask(tight)]).toEqual(['tiny', 'next']);
    await Promise.all([roomy?.close(), tight?.close()]);
    own.remove();
  });

  it('lets an answer under way finish when it stops', async () => {
    const other = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
    const answer = rawRequest(other.url, '/static/large.bin');
    await new Promise((done) => setTimeout(done, 20));
    await other.close();
    expect((await answer).body.length).toBe(onDisk('static/large.bin').length);
    await expect(rawRequest(other.url, '/x/introduction/')).rejects.toThrow(/ECONNREFUSED/);
  });
});
