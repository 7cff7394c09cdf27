/** The program in the archive: serves the documentation beside it over standard input and output. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { fileURLToPath } from 'node:url';
import { createServer } from './createServer.ts';
import { openSite } from './site.ts';

// Standard output carries the protocol alone.
console.log = console.error;
const site = openSite(fileURLToPath(new URL('data', import.meta.url)));
serveStdio(() => createServer(site, site.index.version), { onerror: (error) => console.error(error) });
