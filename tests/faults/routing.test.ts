import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { findBuild } from '../../tools/build/buildSite.ts';
import { type RunningServer, startServer } from '../../tools/hosting/index.ts';
import { testSite } from '../../tools/testing/testSite.ts';
import { rawGet } from '../support/sockets.ts';

let server: RunningServer;
beforeAll(async () => {
  const policy = findBuild(testSite)?.policy;
  if (!policy) throw new Error('The site for tests is not built.');
  server = await startServer({ root: testSite.folder, policy, redirects, port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

describe('F56 a URL that is almost a page', () => {
  it.each(['/x/no-such-page/', '/x/api/nope/', '/X/Introduction/', '/x/introduction/licensing/nope/'])(
    'F56 %s responds with the 404 page, never cached',
    async (target) => {
      const { status, headers, body } = await rawGet(server.url, target);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).toContain('Page not found');
    },
  );

  it.each(['/x/introduction', '/x/introduction.html', '/x/introduction/index.html'])(
    'F56 %s redirects to the canonical URL',
    async (target) => {
      const { status, headers } = await rawGet(server.url, target);
      expect([status, headers['location']]).toEqual([301, '/x/introduction/']);
    },
  );
});

describe('F57 hostile paths', () => {
  it.each(
    Object.entries({
      'a single percent sign': '/%',
      'a truncated escape': '/x/%E0%A4%A',
      'an escaped NUL': '/x/%00',
      'a byte order mark': '/x/%EF%BB%BFintroduction/',
      'combining marks': '/x/i%CC%81ntroduction/',
      emoji: '/x/%F0%9F%98%80/',
      'an 8 kB path': `/x/${'a'.repeat(8192)}/`,
      'another host': '//evil.test',
      'another host after a backslash': '/\\evil.test',
      'escaped traversal': '/x/..%2f..%2f..%2fetc/passwd',
      'plain traversal': '/x/../../../../etc/passwd',
      'double-escaped traversal': '/x/%252e%252e%252fetc/passwd',
      'an absolute URL': 'http://evil.test/',
      'the headers file': '/_headers',
    }),
  )('F57 %s responds with 400 or 404 and no redirect', async (_, target) => {
    const { status, headers, body } = await rawGet(server.url, target);
    expect([400, 404]).toContain(status);
    expect(headers['location']).toBeUndefined();
    expect(body).not.toMatch(/root:|\bat .+:\d+:\d+|Content-Security-Policy/);
  });
});

describe('F59 hostile queries', () => {
  it.each(
    Object.entries({
      'prototype names': '__proto__[x]=1&constructor[prototype][x]=1',
      'repeated keys': 'a=1&a=2&a=3',
      'ten thousand keys': Array.from({ length: 10_000 }, (_, index) => `k${index}`).join('&'),
    }),
  )('F59 %s have no effect', async (_, query) => {
    const plain = await rawGet(server.url, '/x/introduction/');
    const { status, body } = await rawGet(server.url, `/x/introduction/?${query}`);
    expect([status, body === plain.body]).toEqual([200, true]);
  });
});
