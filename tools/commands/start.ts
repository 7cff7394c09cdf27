import { redirects } from '#content/redirects.ts';
import { readSiteConfig } from '#model/site-config';
import { buildSite, findBuild } from '../build/buildSite.ts';
import { failGracefully } from '../build/failGracefully.ts';
import { dist } from '../build/paths.ts';
import { startServer } from '../hosting/index.ts';

/** `npm start`: serves `dist/`, building it first when the sources changed since the last build. */
await failGracefully(async () => {
  const { port, host } = readSiteConfig(process.env);
  const { policy } = findBuild() ?? (await buildSite());
  const server = await startServer({ root: dist, policy, redirects, port, ...(host && { host }) });
  console.log(`The documentation is served at ${server.url}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
});
