import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

const START_TRIES = 100;
const START_PAUSE_MS = 100;

/** The server of `npm start`, in a process of its own as it is in real life. */
export async function startedServer() {
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/commands/start.ts'], { env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const isUp = await fetch(`${url}/x/introduction/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (tries === START_TRIES - 1) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
  }
  return {
    url,
    /** What the process holds in memory; known on Linux only. */
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024,
    close: () => child.kill(),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
