import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxStandalone } from './nginx/configuration.ts';
import { type RunningServer, startServer } from './server/startServer.ts';
import { createFixtureSite, type FixtureSite, policy, redirects } from './testing/fixtureSite.ts';
import { hostileTargets, unknownTargets } from './testing/hostileTargets.ts';
import { type RawAnswer, rawRequest, type RawRequest } from './testing/rawRequest.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Why nginx cannot be tried here, or nothing. */
function obstacle(): string | undefined {
  const isThere = () => existsSync('/usr/sbin/nginx') && existsSync(BROTLI_MODULE);
  if (isThere()) return undefined;
  if (process.getuid?.() !== 0) return `nginx is missing; install ${PACKAGES.join(' and ')} to compare the two servers`;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore' });
  } catch {
    return `${PACKAGES.join(' and ')} could not be installed`;
  }
  return isThere() ? undefined : 'this nginx has no brotli_static module in the usual place';
}

const missing = obstacle();

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

describe.skipIf(missing !== undefined)(`nginx answers as the server does${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configuration = join(folder, 'nginx.conf');
  let site: FixtureSite;
  let own: RunningServer;
  let nginx: ChildProcess;
  let nginxUrl = '';

  beforeAll(async () => {
    site = createFixtureSite();
    own = await startServer({ root: site.root, policy, redirects, port: 0, host: '127.0.0.1' });
    const listen = `127.0.0.1:${await freePort()}`;
    nginxUrl = `http://${listen}`;
    const root = realpathSync(site.root);
    writeFileSync(configuration, nginxStandalone({ policy, redirects, root, listen, hasBrotli: true, brotliModule: BROTLI_MODULE }));
    nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', configuration], { stdio: 'ignore' });
    for (let tries = 0; tries < 50 && !(await isUp()); tries += 1) await new Promise((done) => setTimeout(done, 100));
  });
  afterAll(async () => {
    nginx.kill();
    await own.close();
    site.remove();
    rmSync(folder, { recursive: true });
  });

  const isUp = () => rawRequest(nginxUrl, '/x/introduction/').then(() => true, () => false);

  it('accepts the configuration', () => {
    expect(() => execFileSync('/usr/sbin/nginx', ['-t', '-p', folder, '-c', configuration], { stdio: 'pipe' })).not.toThrow();
  });

  /** Each server has its own way to name itself, its connection and its copies. */
  const OWN_AFFAIR = new Set(['date', 'server', 'connection', 'keep-alive', 'last-modified', 'etag', 'accept-ranges', 'transfer-encoding']);
  const BODY_HEADERS = new Set(['content-type', 'content-length']);

  function comparable({ status, headers, body }: RawAnswer) {
    // nginx writes a body of its own under a redirect, and under a request it could not even read.
    const hasOwnBody = status < 300 || status === 404 || status === 405;
    const kept = [...headers].filter(([name]) => !OWN_AFFAIR.has(name) && (hasOwnBody || !BODY_HEADERS.has(name)));
    return { status, headers: Object.fromEntries(kept.toSorted()), body: hasOwnBody ? body.toString('base64') : '' };
  }

  async function expectAlike(target: string, request?: RawRequest): Promise<RawAnswer> {
    const [mine, theirs] = await Promise.all([rawRequest(own.url, target, request), rawRequest(nginxUrl, target, request)]);
    expect(comparable(theirs)).toEqual(comparable(mine));
    expect(theirs.headers.has('etag') || theirs.status !== 200).toBe(true);
    return theirs;
  }

  const pages = ['/x/introduction/', '/zh/x/introduction/', '/playground/', '/x/playground-frame/', '/x/plain.html'];
  const files = ['/x/sw.js', '/x/introduction.md', '/x/tiny.txt', '/x/empty.txt', '/_astro/app.Dk3.js', '/_astro/app.Dk3.css', '/_astro/inter.woff2'];
  const more = ['/static/logo.svg', '/static/photo.png', '/static/large.bin', '/r/pro.svg', '/speculation-rules.json', '/robots.txt', '/favicon.ico'];
  const encodings = ['br, gzip', 'gzip, deflate, br, zstd', 'br', 'gzip', 'gzip, br;q=0', 'identity', ''];
  it.each([...pages, ...files, ...more].flatMap((target) => encodings.map((encoding) => [target, encoding] as const)))(
    'on %s with Accept-Encoding "%s"',
    async (target, encoding) => {
      expect((await expectAlike(target, { headers: { 'Accept-Encoding': encoding } })).status).toBe(200);
    },
  );

  it.each([
    ['/', 301],
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
    expect((await expectAlike(target)).status).toBe(status);
    await expectAlike(target, { method: 'HEAD' });
  });

  it.each(unknownTargets)('on %s', async (_what, target) => {
    expect((await expectAlike(target)).status).toBe(404);
    await expectAlike(target, { headers: { 'Accept-Encoding': 'br' } });
  });

  it.each(hostileTargets)('on %s', async (_what, target) => {
    expect((await expectAlike(target)).status).toBe(400);
  });

  it('on encoded letters, odd and long queries', async () => {
    await expectAlike('/x/%69ntroduction/');
    await expectAlike('/x/introduction/?__proto__[x]=1&a=//b&c=%00&d=..%2f');
    await expectAlike(`/x/introduction/?${Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&')}`);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('on the method %s', async (method) => {
    for (const target of ['/x/introduction/', '/_astro/app.Dk3.js', '/x/license', '/nope']) {
      expect((await expectAlike(target, { method, headers: { 'Content-Length': '0' } })).status).toBe(405);
    }
  });

  it('on HEAD', async () => {
    for (const target of ['/x/introduction/', '/static/large.bin', '/_astro/app.Dk3.js', '/nope']) await expectAlike(target, { method: 'HEAD' });
  });

  it.each([
    ['bytes=10-19', 206],
    ['bytes=-5', 206],
    ['bytes=290-', 206],
    ['bytes=0-1,5-6', 200],
    ['lines=0-1', 200],
  ])('on the range %s', async (range, status) => {
    expect((await expectAlike('/static/photo.png', { headers: { Range: range } })).status).toBe(status);
  });

  it('on a range beyond the end', async () => {
    const request = { headers: { Range: 'bytes=300-' } };
    const answers = await Promise.all([own.url, nginxUrl].map((url) => rawRequest(url, '/static/photo.png', request)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-range')])).toEqual([
      [416, 'bytes */300'],
      [416, 'bytes */300'],
    ]);
  });

  it('on a copy that is current, each by its own ETag', async () => {
    for (const target of ['/x/introduction/', '/_astro/app.Dk3.js', '/r/pro.svg']) {
      const answers = await Promise.all(
        [own.url, nginxUrl].map(async (url) => {
          const etag = (await rawRequest(url, target, { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
          return comparable(await rawRequest(url, target, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } }));
        }),
      );
      expect(answers[0]?.status).toBe(304);
      expect(answers[1]).toEqual(answers[0]);
    }
  });
});
