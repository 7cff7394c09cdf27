import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFixtureSite, policy, redirects } from '../testing/fixtureSite.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { serveFixture } from '../testing/servedFixture.ts';
import { startEarlyServer, startServer } from './startServer.ts';

const { onDisk, root, url } = serveFixture();

describe('startup and shutdown', () => {
  it('reports in one sentence that the port is in use, and what to set', async () => {
    const port = Number(new URL(url()).port);
    await expect(startServer({ root: root(), policy, redirects, port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} is in use; set PORT to a free one.`,
    );
  });

  it('reports that there is no site to serve', async () => {
    await expect(startServer({ root: join(root(), 'static'), policy, redirects, port: 0 })).rejects.toThrow(
      /no built site/,
    );
  });

  it('responds without a 404 page, and survives deleted files', async () => {
    const own = createFixtureSite();
    rmSync(join(own.root, '404.html'));
    const other = await startServer({ root: own.root, policy, redirects, port: 0, host: '127.0.0.1' });
    rmSync(join(own.root, 'x', 'tiny.txt'));
    const [missing, vanished] = await Promise.all([
      rawRequest(other.url, '/nope'),
      rawRequest(other.url, '/x/tiny.txt'),
    ]);
    expect([missing.status, missing.body.toString()]).toEqual([404, 'Not Found\n']);
    expect([vanished.status, vanished.body.toString()]).toEqual([500, 'Internal Server Error\n']);
    await other.close();
    own.remove();
  });

  it('serves the current version of a rebuilt file', async () => {
    const own = createFixtureSite();
    const running = await startServer({ root: own.root, policy, redirects, port: 0, host: '127.0.0.1' });
    const fetchFile = async () => (await rawRequest(running.url, '/x/tiny.txt')).body.toString();
    expect(await fetchFile()).toBe('tiny');
    writeFileSync(join(own.root, 'x', 'tiny.txt'), 'next');
    expect(await fetchFile()).toBe('next');
    await running.close();
    own.remove();
  });

  it('answers with a page before the site is built, then with the site, at the same address', async () => {
    const early = await startEarlyServer({ port: 0, host: '127.0.0.1' }, () => 'Building');
    const before = await rawRequest(early.url, '/x/introduction/');
    expect([before.status, before.body.toString()]).toEqual([503, 'Building']);
    early.serve({ root: root(), policy, redirects });
    const after = await rawRequest(early.url, '/x/introduction/');
    expect([after.status, after.body]).toEqual([200, onDisk('x/introduction/index.html')]);
    await early.close();
  });

  it('frees its port at once, even if a client keeps a connection open', async () => {
    const other = await startServer({ root: root(), policy, redirects, port: 0, host: '127.0.0.1' });
    const { hostname, port } = new URL(other.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    await other.close();
    await expect(rawRequest(other.url, '/x/introduction/')).rejects.toThrow(/ECONNREFUSED/);
    silent.destroy();
  });
});
