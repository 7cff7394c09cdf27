import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite } from '../nginx/site.ts';
import { policy, redirects } from './fixtureSite.ts';
import { rawRequest } from './rawRequest.ts';

const NGINX = '/usr/sbin/nginx';
const START_TRIES = 50;
const START_PAUSE_MS = 100;

/** Why nginx cannot be tested on this machine, or `undefined`. Installs it if permitted. */
export function nginxObstacle(): string | undefined {
  if (existsSync(NGINX)) return undefined;
  if (process.getuid?.() !== 0) return 'nginx is missing; install it to compare the two servers';
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' });
  } catch {
    return 'nginx could not be installed';
  }
  return undefined;
}

export interface RunningNginx {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts nginx with nothing but the generated configuration for the fixture site, and waits until it responds. */
export async function startNginx(root: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const site = nginxSite({ policy, redirects, root }).replace('listen 80;', `listen ${listen};`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `events { }\nhttp {\naccess_log off;\n${temporaryFolders()}\n${site}}\n`);
  const options = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off; master_process off; pid nginx.pid;'];
  execFileSync(NGINX, ['-t', ...options], { stdio: 'pipe' });
  const child = spawn(NGINX, options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilResponding(`http://${listen}`);
  return {
    url: `http://${listen}`,
    async close() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Only root may write to the folders that nginx was compiled with. */
function temporaryFolders(): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join('\n');
}

async function untilResponding(url: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
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
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
