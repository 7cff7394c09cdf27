import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../build/failGracefully.ts';
import { cache } from '../../build/places.ts';
import { run } from '../../build/run.ts';

export interface WrkResult {
  answersPerSecond: number;
  answers: number;
  /** Sockets that failed or timed out, and answers that were no success. */
  errors: number;
}

/** A load generator that costs less than what it measures; Node does not. */
export function ensureWrk() {
  if (isThere()) return;
  if (process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], { stdio: 'ignore' });
    } catch {
      // Told below, with what to do.
    }
  }
  if (!isThere()) throw new UserError('The load bench needs the command wrk; install it (Debian: apt-get install wrk).');
}

function isThere() {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Asks for the pages in turn, as a browser that takes brotli. */
export async function wrk(url: string, paths: readonly string[], { connections, seconds }: { connections: number; seconds: number }): Promise<WrkResult> {
  const folder = join(cache, 'bench');
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'pages.lua');
  writeFileSync(script, scriptFor(paths));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url];
  const { code, output } = await run('wrk', args, { output: 'keep' });
  if (code !== 0) throw new Error(`wrk failed:\n${output}`);
  return parseWrk(output);
}

function scriptFor(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br" })
end
`;
}

/** Reads the summary that wrk prints. */
export function parseWrk(output: string): WrkResult {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    answersPerSecond: numberIn(/Requests\/sec:\s+([\d.]+)/),
    answers: numberIn(/(\d+) requests in/),
    errors: sockets.reduce((sum, count) => sum + Number(count), 0) + numberIn(/Non-2xx or 3xx responses: (\d+)/),
  };
}
