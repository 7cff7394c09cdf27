import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'vitest';
import { MCP_PACKAGE } from '#model/machine-files';
import { writeMcpServer } from '../../tools/mcp/index.ts';
import { cache, generated } from '../../tools/workspace/paths.ts';
import { SITE_FOLDER } from '../support/site.ts';

/** The archive of the built site, unpacked as npm does it. */
export async function unpackServer() {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'mcp-'));
  const archive = join(folder, `${MCP_PACKAGE}.tgz`);
  await writeMcpServer({ site: SITE_FOLDER, generated, archive });
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder]);
  expect(status).toBe(0);
  return { package: join(folder, 'package'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The SDK's own client, with the server in a process of its own. */
export async function connect(folder: string, mode: 'legacy' | { pin: string }): Promise<Client> {
  const made = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  const args = [join(folder, 'server.js')];
  await made.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));
  return made;
}

export async function callTool(client: Client, name: string, input: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', isError };
}
