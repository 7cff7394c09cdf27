/** The MCP server: an npm package with the documentation in it, written under the site. */
export { writeMcpServer } from './writeMcpServer.ts';
export { collectData } from './collectData.ts';
export { runMigrate } from './server/migrate/runMigrate.ts';
export { serve } from './server/serve.ts';
