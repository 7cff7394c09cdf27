import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FRAME_PATH, RUNTIME_MANIFEST_PATH } from '../../src/model/playground.ts';
import { root } from '../../tools/workspace/paths.ts';

const START_MS = 300_000;
const SETTLE_MS = 120_000;
/** Files that the server reads; output of earlier runs is copied if it exists. */
const NEEDED = [
  'content',
  'public',
  'src',
  'tools',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const MADE = ['generated/api', '.cache/demos', '.cache/fonts', '.cache/playground'];

const PAGE = 'content/charts/zebras/page.mdx';
const DEMO = 'content/charts/zebras/demos/two-zebras/TwoZebras.tsx';

/** A copy, because the tests modify it. */
const checkout = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ChildProcess;
let origin = '';
let output = '';

const ask = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(SETTLE_MS) });
const textOf = async (path: string) => (await ask(path)).text();
const statusOf = async (path: string) => (await ask(path)).status;
const shows = (path: string, text: string) =>
  expect.poll(() => textOf(path), { timeout: SETTLE_MS, interval: 500 }).toContain(text);
const prints = (text: string) => expect.poll(() => output, { timeout: SETTLE_MS, interval: 500 }).toContain(text);

function write(file: string, text: string) {
  mkdirSync(join(checkout, dirname(file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(checkout, file), 'utf8');
  expect(text).toContain(from);
  write(file, text.replace(from, to));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  for (const name of [...NEEDED, ...MADE])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(checkout, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // Astro does not respond if it detects a unit test.
  const env = {
    ...process.env,
    VITEST: '',
    NODE_ENV: 'development',
    PORT: String(port),
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
  };
  server = spawn(process.execPath, ['tools/commands/dev.ts'], { cwd: checkout, env });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  await vi.waitFor(async () => expect(await statusOf('/x/react-charts/bars/'), output).toBe(200), {
    timeout: START_MS,
    interval: 500,
  });
}, START_MS);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
}, SETTLE_MS);

describe('npm run dev', () => {
  it('serves guides with API names, and the API reference', async () => {
    expect(await textOf('/x/react-charts/bars/')).toContain('href="/x/api/charts/bar-chart/');
    expect(await textOf('/x/api/charts/bar-chart/')).toContain('<h1');
    expect(await statusOf('/x/react-charts/bars/components-api/')).toBe(200);
  });

  it('serves the search index and the playground runtime', async () => {
    expect(await statusOf('/generated/search/names.json')).toBe(200);
    expect((await ask(FRAME_PATH)).headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(await statusOf(RUNTIME_MANIFEST_PATH)).toBe(200);
  });

  it('finds new pages and new demos', async () => {
    write(
      join(dirname(DEMO), 'demo.ts'),
      "import { defineDemo } from '#model/demo';\n\nexport default defineDemo({ title: 'Two zebras', height: 200, excerpt: ['return', ';'] });\n",
    );
    write(DEMO, 'export default function TwoZebras() {\n  return <b>Stripes</b>;\n}\n');
    write(PAGE, '---\ntitle: Zebras\ndescription: Two zebras.\n---\n\nThey are here.\n\n<Demo of="two-zebras" />\n');
    await shows('/x/react-charts/zebras/', 'They are here.');
    await shows('/x/demos/charts/zebras/two-zebras/', 'Two zebras');
    await prints(`${PAGE}:1 Page is not in the navigation tree.`);
  });

  it('updates prose', async () => {
    change(PAGE, 'They are here.', 'They are still here.');
    await shows('/x/react-charts/zebras/', 'They are still here.');
  });

  it('updates the excerpt and the code file of a demo', async () => {
    change(DEMO, 'return <b>Stripes', 'return   <b>Spots');
    await shows('/generated/demos/charts/zebras/two-zebras.json', 'Spots');
    await shows('/x/react-charts/zebras/', 'Spots');
    // It is shown although it is not formatted, which is reported.
    await prints(`${DEMO}:2 Code is not formatted.`);
  });

  it('keeps running if a page breaks a rule, and reports where', async () => {
    change(PAGE, 'Two zebras.', 'Two zebras');
    await prints(`${PAGE}:3 "description" does not end with a period.`);
    expect(await statusOf('/x/react-charts/zebras/')).toBe(500);
    expect(await statusOf('/x/react-charts/bars/')).toBe(200);
    change(PAGE, 'Two zebras', 'Two zebras.');
    await shows('/x/react-charts/zebras/', 'They are still here.');
  });
});
