import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CURRENT_VERSION } from '#content/versions.ts';
import { MCP_PACKAGE, MCP_PATH } from '#model/machine-files';
import { bundleServer } from './bundleServer.ts';
import { collectData } from './collectData.ts';
import { tarball } from './tarball.ts';

interface McpSources {
  /** The folder of the built site. */
  site: string;
  /** The folder with compiled demos and the search index. */
  generated: string;
  /** The file to write; by default where the site offers it. */
  archive?: string;
}

/** Writes the archive. `npx` runs it: no dependencies, no install script. */
export async function writeMcpServer({ site, generated, archive = join(site, MCP_PATH) }: McpSources) {
  const files = new Map([
    ['package.json', Buffer.from(JSON.stringify(PACKAGE, null, 2))],
    ['server.js', Buffer.from(await bundleServer())],
    ...Array.from(collectData(site, generated), ([path, body]) => [`data/${path}`, body] as const),
  ]);
  mkdirSync(dirname(archive), { recursive: true });
  writeFileSync(archive, tarball(files));
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
