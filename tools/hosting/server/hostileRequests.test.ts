import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { policy, redirects } from '../testing/fixtureSite.ts';
import { hostileTargets, unknownTargets } from '../testing/hostileTargets.ts';
import { rawExchange, rawRequest } from '../testing/rawRequest.ts';
import { expectNoLeak, serveFixture } from '../testing/servedFixture.ts';
import { startServer } from './startServer.ts';

const { get, onDisk, root, url } = serveFixture();

describe('hostile requests', () => {
  it.each(hostileTargets)('%s: responds with 400', async (_what, target) => {
    const response = await get(target);
    expect(response.status).toBe(400);
    expectNoLeak(response);
  });

  it.each(unknownTargets)('%s: responds with the 404 page', async (_what, target) => {
    const response = await get(target);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.body).toEqual(onDisk('404.html'));
    expectNoLeak(response);
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
  ])('%s: responds with 400 and closes the connection', async (_what, text) => {
    const response = await rawExchange(url(), text);
    expect(response.status).toBe(400);
    expect(response.body.toString()).not.toMatch(/node:|at \w+ \(/);
  });

  it('responds with 431 to endless headers', async () => {
    expect((await get('/x/introduction/', { headers: { 'X-Long': 'a'.repeat(200_000) } })).status).toBe(431);
  });

  it('ignores unusual and long queries', async () => {
    for (const query of [
      '__proto__[x]=1',
      'a=1&a=2',
      'a=%',
      '%00',
      '//evil.test',
      Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&'),
    ]) {
      const response = await get(`/x/introduction/?${query}`);
      expect(response.status).toBe(200);
      expect(response.body).toEqual(onDisk('x/introduction/index.html'));
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('drops a slow client, and serves others meanwhile', async () => {
    const strictServer = await startServer({
      root: root(),
      policy,
      redirects,
      port: 0,
      host: '127.0.0.1',
      headersTimeoutMs: 1_000,
    });
    const { hostname, port } = new URL(strictServer.url);
    const slowClient = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () =>
      slowClient.write('GET /x/introduction/ HTTP/1.1\r\n'),
    );
    const drip = setInterval(() => slowClient.write('A'), 200);
    const response = new Promise<string>((done) => {
      let text = '';
      slowClient.on('data', (chunk) => (text += chunk.toString()));
      slowClient.on('error', () => {});
      slowClient.on('close', () => done(text));
    });
    expect((await rawRequest(strictServer.url, '/x/introduction/')).status).toBe(200);
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
    await strictServer.close();
  });
});
