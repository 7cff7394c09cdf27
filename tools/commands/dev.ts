import { readSiteConfig } from '#model/site-config';
import { failGracefully } from '../build/failGracefully.ts';
import { binaryOf, runNode } from '../build/run.ts';

/** `npm run dev`: hot-reloading pages for authors. */
await failGracefully(async () => {
  const { port } = readSiteConfig(process.env);
  const { code } = await runNode(binaryOf('astro'), ['dev', '--port', String(port)]);
  process.exitCode = code;
});
