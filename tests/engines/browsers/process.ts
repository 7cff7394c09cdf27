import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_MS = 5000;

/** The processes and the profile of a browser, which must not outlive the test run. */
export async function createWorkspace(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const children: ChildProcess[] = [];
  const stopAtExit = () => {
    for (const child of children) signal(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stopAtExit);
  // Without a listener, a signal ends the process without an `exit` event.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1));

  return {
    folder,
    /** Starts a program in a process group of its own, so that its children can be stopped with it. */
    start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
      const child = spawn(command, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      // A program that cannot be started is noticed by whoever waits for its output.
      child.on('error', () => undefined);
      children.push(child);
      return child;
    },
    async close() {
      for (const child of children.reverse()) {
        signal(child, 'SIGTERM');
        await Promise.race([exitOf(child), wait(STOP_MS)]);
        // Also stops children that have outlived it.
        signal(child, 'SIGKILL');
      }
      process.off('exit', stopAtExit);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);
    },
  };
}

export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

/** Resolves with the first match in the output of a process. */
export function outputOf(child: ChildProcess, pattern: RegExp, timeoutMs = 90_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => fail('did not report that it has started'), timeoutMs);
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`${child.spawnfile} ${what}.\n${output.slice(-2000)}`));
    };
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const match = pattern.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1] ?? match[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => fail(`exited with code ${code}`));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function exitOf(child: ChildProcess): Promise<unknown> {
  const hasExited = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return hasExited ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The group has already exited.
  }
}
