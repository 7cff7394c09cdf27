import { afterAll, beforeAll } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { findBuild } from '../../tools/build/buildSite.ts';
import type { SiteTarget } from '../../tools/build/siteTarget.ts';
import { type RunningServer, startServer } from '../../tools/hosting/index.ts';
import { testSite } from '../../tools/testing/testSite.ts';

/** A server for a built site in this process, for all unit tests of a file. */
export function serveSite(target: SiteTarget = testSite) {
  let server: RunningServer;
  beforeAll(async () => {
    const policy = findBuild(target)?.policy;
    if (!policy) throw new Error(`${target.folder} has no build of the current sources.`);
    server = await startServer({ root: target.folder, policy, redirects, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  return { get: (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' }) };
}
