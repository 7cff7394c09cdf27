import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = 'content/data-grid/server-side-data/backend/orders-backend';
const folder = mkdtempSync(join(tmpdir(), 'backend-'));
const shell = process.platform === 'win32';

it('the backend installs, has no type errors, and starts in an empty folder', async () => {
  cpSync(PROJECT, folder, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe', shell });
  execFileSync('npm', ['run', 'check'], { cwd: folder, stdio: 'pipe', shell });
  // Not through npm, which would stay alive when its child is stopped.
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
  });
  try {
    let output = '';
    for await (const chunk of server.stdout) {
      output += String(chunk);
      if (output.includes('Open http')) break;
    }
    const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    expect(await (await fetch(`${origin}/`)).text()).toContain('src="/src/main.tsx"');
    expect(await (await fetch(`${origin}/src/main.tsx`)).text()).toContain('OrdersGrid');
    const response = await fetch(`${origin}/api/orders/query`, {
      method: 'POST',
      body: '{"start":0,"end":1,"aggregationModel":{"quantity":"size"}}',
    });
    expect(await response.json()).toMatchObject({
      rows: [{ id: 10001 }, { id: 10002 }],
      total: 20_000,
      totals: { quantity: 20_000 },
    });
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
