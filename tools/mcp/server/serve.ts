import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './createServer.ts';
import { openSite } from './site.ts';

/** Serves the documentation in a folder over standard input and output, which carries the protocol alone. */
export function serve(folder: string) {
  console.log = console.error;
  const site = openSite(folder);
  serveStdio(() => createServer(site, site.index.version), { onerror: (error) => console.error(error) });
}
