import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, startServer } from '../server/startServer.ts';
import { createFixtureSite, type FixtureSite, policy, redirects } from './fixtureSite.ts';
import { type RawResponse, rawRequest, type RawRequest } from './rawRequest.ts';

export const PAGE_CACHE = 'public, max-age=0, must-revalidate, stale-while-revalidate=86400, stale-if-error=604800';

export const SITE_WIDE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; trusted-types docs-html default$/),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Checks what applies to every error response. */
export function expectNoLeak({ headers, body }: RawResponse): void {
  expect(headers).toMatchObject({ ...SITE_WIDE, 'cache-control': 'no-store' });
  expect(headers.location).toBeUndefined();
  expect(body.toString()).not.toMatch(/outside|SECRET|Secret|node:|at \w+ \(/);
}

/** A small site with a running server, for all tests of a file. */
export function serveFixture() {
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
  return {
    url: () => server.url,
    root: () => site.root,
    get: (target: string, request?: RawRequest) => rawRequest(server.url, target, request),
    onDisk: (path: string) => readFileSync(join(site.root, path)),
  };
}
