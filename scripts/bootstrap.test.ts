import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingNativePackages, thisMachine } from './nativePackages.mjs';

const lock = {
  'node_modules/tool': {},
  'node_modules/tool-linux-x64-gnu': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/tool-linux-x64-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: 'musl' },
  'node_modules/tool-linux-arm64-gnu': { optional: true, os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'node_modules/a/node_modules/tool-darwin-arm64': { optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/not-for-windows': { optional: true, os: ['!win32'] },
  'node_modules/tool-wasm/node_modules/bundled': { optional: true, inBundle: true, cpu: ['x64'] },
};

describe('missingNativePackages', () => {
  it.each([
    ['linux', 'x64', 'glibc', ['tool-linux-x64-gnu', 'not-for-windows']],
    ['linux', 'x64', 'musl', ['tool-linux-x64-musl', 'not-for-windows']],
    ['linux', 'arm64', 'glibc', ['tool-linux-arm64-gnu', 'not-for-windows']],
    ['darwin', 'arm64', undefined, ['tool-darwin-arm64', 'not-for-windows']],
    ['win32', 'x64', undefined, []],
  ])('lists what is missing on %s %s (%s)', (os, cpu, libc, expected) => {
    expect(missingNativePackages(lock, { os, cpu, libc }, () => false)).toEqual(expected);
    expect(missingNativePackages(lock, { os, cpu, libc }, () => true)).toEqual([]);
  });
});

describe('bootstrap', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
    cpSync('scripts', join(root, 'scripts'), { recursive: true });
    mkdirSync(join(root, 'tools/commands'), { recursive: true });
    writeFileSync(join(root, 'tools/commands/hello.ts'), 'console.log("the command runs" as string);');
    const { os, cpu } = thisMachine();
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/native': { optional: true, os: [os], cpu: [cpu] } } }),
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Runs a command with a fake npm that returns the given exit codes and records its calls. */
  function run({ ci, install, brings = true }: { ci: number; install: number; brings?: boolean }) {
    const npm = join(root, 'npm.cjs');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       const [command] = process.argv.slice(2);
       fs.appendFileSync(${JSON.stringify(join(root, 'calls'))}, process.argv.slice(2).join(' ') + '\\n');
       console.error('usage text of npm');
       const code = command === 'ci' ? ${ci} : ${install};
       if (code === 0 && ${brings}) fs.mkdirSync(${JSON.stringify(join(root, 'node_modules/native'))}, { recursive: true });
       process.exit(code);`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'hello'], {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm },
    });
    const calls = readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');
    return { status, output: stdout + stderr, calls };
  }

  it('installs from the lockfile, hides the output of npm, and runs the command', () => {
    const { status, output, calls } = run({ ci: 0, install: 1 });
    expect({ status, calls: calls.map((call) => call.split(' ')[0]) }).toEqual({ status: 0, calls: ['ci'] });
    expect(output).toMatch(/^Installing packages .*\nInstalled in \d+ s\.\nthe command runs\n$/);
  });

  it('installs nothing the second time', () => {
    run({ ci: 0, install: 1 });
    expect(run({ ci: 0, install: 1 }).calls).toHaveLength(1);
  });

  it('does not modify the lockfile if npm ci rejects it', () => {
    const { status, output, calls } = run({ ci: 1, install: 0 });
    expect(status).toBe(0);
    expect(calls[1]).toMatch(/^install --no-save /);
    expect(output).not.toContain('usage text');
  });

  it('prints the output of npm if the installation failed', () => {
    const { status, output } = run({ ci: 1, install: 1 });
    expect(status).toBe(1);
    expect(output).toContain('usage text of npm\nInstalling packages failed.');
  });

  it('reports a native package that npm silently skipped, and retries next time', () => {
    const { status, output } = run({ ci: 0, install: 0, brings: false });
    expect(status).toBe(1);
    expect(output).toContain('npm did not install native, which this machine needs.');
    expect(existsSync(join(root, 'node_modules/.installed-from'))).toBe(false);
  });
});
