import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteVariables } from '../workspace/siteConfig.ts';

/** Everything the built site depends on, except variables that only affect the server. */
const INPUTS = [
  'content',
  'public',
  'src',
  'tools',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const TEST_FILE = /\.test\.tsx?$/;
/** Tools that only inspect a finished site, or are used in development. */
const LATER_TOOLS = /^tools\/(?:ad-network|bench|checks|dev-server|testing)\//;
const SERVER_ONLY = ['PORT', 'HOST'];

/** A hash that changes exactly when a rebuild is needed. */
export function fingerprint(root: string, env: Record<string, string | undefined>): string {
  return hashOf(root, env, INPUTS, (path) => !TEST_FILE.test(path) && !LATER_TOOLS.test(path));
}

/** Like `fingerprint`, for a test run, which also depends on the tests. */
export function testFingerprint(root: string, env: Record<string, string | undefined>): string {
  const configs = ['vitest.config.ts', 'playwright.config.ts', '.oxlintrc.json'];
  return hashOf(root, env, [...INPUTS, 'tests', ...configs], () => true);
}

function hashOf(
  root: string,
  env: Record<string, string | undefined>,
  inputs: readonly string[],
  isInput: (path: string) => boolean,
) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, root, input, isInput);
  for (const name of Object.keys(siteVariables)) {
    if (!SERVER_ONLY.includes(name)) hash.update(`${name}=${env[name] ?? ''}\n`);
  }
  return hash.digest('hex');
}

function addTo(hash: Hash, root: string, path: string, isInput: (path: string) => boolean) {
  const full = join(root, path);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, root, `${path}/${name}`, isInput);
  } else if (isInput(path)) {
    hash.update(`${path}\n`).update(readFileSync(full));
  }
}
