import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxStandalone, type StandaloneOptions } from '../nginx/configuration.ts';
import { policy as fixturePolicy, redirects as fixtureRedirects } from './fixtureSite.ts';
import { rawRequest } from './rawRequest.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const START_TRIES = 50;
const START_PAUSE_MS = 100;

/** Why nginx cannot be tested on this machine, or `undefined`. Installs it if permitted. */
export function nginxObstacle(): string | undefined {
  const isInstalled = () => existsSync(NGINX) && existsSync(BROTLI_MODULE);
  if (isInstalled()) return undefined;
  if (process.getuid?.() !== 0) return `nginx is missing; install ${PACKAGES.join(' and ')} to compare the two servers`;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { stdio: 'ignore' });
  } catch {
    return `${PACKAGES.join(' and ')} could not be installed`;
  }
  return isInstalled() ? undefined : 'nginx or its brotli_static module was not found';
}

export interface RunningNginx {
  readonly url: string;
  /** The output of `nginx -t`; throws if the configuration is invalid. */
  check(): string;
  close(): Promise<void>;
}

interface NginxSite extends Partial<Pick<StandaloneOptions, 'policy' | 'redirects'>> {
  hasBrotli: boolean;
}

/** Starts nginx with the generated configuration and waits until it responds. Without a policy it serves the fixture site. */
export async function startNginx(root: string, { hasBrotli, policy = fixturePolicy, redirects = fixtureRedirects }: NginxSite): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const listen = `127.0.0.1:${await freePort()}`;
  const module = hasBrotli ? { brotliModule: BROTLI_MODULE } : {};
  writeFileSync(file, nginxStandalone({ policy, redirects, root, listen, hasBrotli, ...module }));
  const child = spawn(NGINX, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await untilResponding(`http://${listen}`, child);
  return {
    url: `http://${listen}`,
    check: () => execFileSync(NGINX, ['-t', '-p', folder, '-c', file], { stdio: 'pipe', encoding: 'utf8' }),
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilResponding(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_TRIES && child.exitCode === null; tries += 1) {
    const isUp = await rawRequest(url, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, START_PAUSE_MS));
  }
  throw new Error('nginx did not start with the generated configuration.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
