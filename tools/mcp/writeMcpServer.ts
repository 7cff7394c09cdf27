import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import { MCP_PACKAGE, MCP_PATH } from '#model/machine-files';
import { bundleServer } from './bundleServer.ts';
import { collectData } from './collectData.ts';
import { tarball } from './tarball.ts';

/** Writes the archive into a built site and returns its size. `npx` runs it: no dependencies, no install script. */
export async function writeMcpServer(site: string, generated: string): Promise<number> {
  const files = new Map([
    ['package.json', Buffer.from(JSON.stringify(PACKAGE, null, 2))],
    ['server.js', Buffer.from(await bundleServer())],
    ...Array.from(collectData(site, generated), ([path, body]) => [`data/${path}`, body] as const),
  ]);
  const archive = tarball(files);
  const file = join(site, MCP_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, archive);
  return archive.byteLength;
}

const PACKAGE = {
  name: MCP_PACKAGE,
  version: CURRENT_VERSION,
  description: `The documentation of MUI X ${CURRENT_VERSION} as an MCP server that works offline`,
  license: 'MIT',
  type: 'module',
  bin: { [MCP_PACKAGE]: 'server.js' },
  engines: { node: '>=20' },
};
