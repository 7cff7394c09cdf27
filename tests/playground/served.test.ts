import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { findBuild } from '../../tools/build/buildSite.ts';
import { startServer, type RunningServer } from '../../tools/hosting/index.ts';
import { testSite } from '../../tools/testing/testSite.ts';
import { readBuilt } from '../support/site.ts';

describe('the served playground', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const policy = findBuild(testSite)?.policy;
    if (!policy) throw new Error('The site for tests is not built.');
    server = await startServer({ root: testSite.folder, policy, redirects, port: 0 });
  });
  afterAll(() => server.close());
  const get = (path: string) => fetch(new URL(path, server.url));

  it('is served at its short URL with the same document', async () => {
    const [long, short] = await Promise.all([get('/x/playground/'), get('/playground/')]);
    expect(short.status).toBe(200);
    expect(await short.text()).toBe(await long.text());
    expect(readBuilt('x/playground/index.html')).toMatch(/<link rel="canonical" href="[^"]*\/x\/playground\/"/);
  });

  it('has a separate policy for the frame, and no unsafe-eval for the page', async () => {
    const response = await get('/playground-frame/');
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain("script-src 'unsafe-inline'");
    const page = await get('/x/playground/');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });
});
