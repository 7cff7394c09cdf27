import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { policy, redirects } from '../hosting/testing/fixtureSite.ts';
import { startTestServer } from './startTestServer.ts';

const PAGE =
  '<!doctype html><link rel="modulepreload" href="/_astro/shared.1.js"><script type="module" src="/_astro/entry.1.js"></script>';

async function serve(delayMs: number) {
  const root = mkdtempSync(join(tmpdir(), 'chunks-'));
  for (const folder of ['x', '_astro']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'x/index.html'), PAGE);
  for (const name of ['entry', 'shared', 'lazy']) writeFileSync(join(root, `_astro/${name}.1.js`), `// ${name}`);
  const server = await startTestServer({ root, policy, redirects, port: 0, host: '127.0.0.1' }, delayMs);
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  return async (path: string) => (await fetch(server.url + path)).text();
}

it('delays scripts that are loaded on demand, and nothing else', async () => {
  const get = await serve(3_600_000);
  const late = get('/_astro/lazy.1.js').catch(() => 'closed');
  for (const [path, text] of [
    ['/x/', PAGE],
    ['/_astro/entry.1.js', '// entry'],
    ['/_astro/shared.1.js', '// shared'],
  ] as const) {
    expect(await Promise.race([late, get(path)])).toBe(text);
  }
});

it('serves the delayed script in the end', async () => {
  const get = await serve(1);
  expect(await get('/_astro/lazy.1.js')).toBe('// lazy');
});
