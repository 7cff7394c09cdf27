import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

interface RunResult {
  code: number;
  output: string;
}

interface RunOptions {
  env?: Record<string, string>;
  /** `show` inherits the output of this process, `keep` returns it to the caller. */
  output?: 'show' | 'keep';
  /** Receives kept output as it is written. */
  onOutput?: (text: string) => void;
}

/** The entry file of a package's command, so that it runs with the Node of this process and not the one in PATH. */
export function binaryOf(packageName: string, command = packageName): string {
  // Read as a file, because not every package exports its package.json.
  const folder = join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, file);
}

export function runNode(script: string, args: readonly string[], { env, output = 'show' }: RunOptions = {}) {
  return run(process.execPath, [script, ...args], { ...(env && { env }), output });
}

export function run(command: string, args: readonly string[], { env, output = 'show', onOutput }: RunOptions = {}) {
  return new Promise<RunResult>((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(String(chunk));
      onOutput?.(String(chunk));
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
