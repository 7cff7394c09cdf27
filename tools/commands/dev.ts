import { readSiteConfig } from '#model/site-config';
import { failGracefully, UserError } from '../build/failGracefully.ts';
import { root } from '../build/places.ts';
import { freshGenerated, playgroundFiles } from '../dev-server/index.ts';

/** `npm run dev`: pages, demos and the API reference, which follow their sources while they are written. */
await failGracefully(async () => {
  const { port } = readSiteConfig(process.env);
  const plugins = [freshGenerated(), playgroundFiles()];
  // Loaded when what takes longest is on its way.
  const { dev } = await import('astro');
  const server = dev({
    root,
    server: { port },
    vite: {
      plugins,
      // All that demos and controllers import is bundled at the start: a package that is found later reloads the page.
      optimizeDeps: { entries: ['content/**/demos/**/*.tsx', 'src/**/*.ts'] },
      // A build beside this server is nothing to reload for.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
    },
  });
  await server.catch((error: Error & { loc?: { file?: string; line?: number } }) => {
    const { file, line = 1 } = error.loc ?? {};
    throw file ? new UserError(`${file}:${line} ${error.message}\nNo page can be served before this is corrected.`) : error;
  });
});

// Watchers would keep a server that could not be started from ending.
if (process.exitCode) process.exit();
