import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBuild } from '../build/buildSite.ts';
import { collectData, serve } from '../mcp/index.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { cache, dist, generated } from '../workspace/paths.ts';

/** `npm run --silent mcp`: serves the built documentation to an assistant on this machine. It never builds anything. */
await failGracefully(async () => {
  if (!findBuild()) throw new UserError('The site is not built, or its sources have changed; run npm run build first.');
  const folder = join(cache, 'mcp');
  for (const [path, body] of collectData(dist, generated)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  serve(folder);
});
