import { readSiteConfig } from '../workspace/siteConfig.ts';
import { failGracefully, UserError } from '../workspace/failGracefully.ts';
import { root } from '../workspace/paths.ts';
import { regenerateOnChange, playgroundFiles, refreshRooms } from '../dev-server/index.ts';

/** `npm run dev`: serves pages, demos and the API reference, and updates them when their sources change. */
await failGracefully(async () => {
  const { port } = readSiteConfig(process.env);
  const plugins = [regenerateOnChange(), playgroundFiles()];
  // Imported late, so that the slowest work starts first.
  const { dev } = await import('astro');
  const server = dev({
    root,
    server: { port },
    integrations: [refreshRooms()],
    vite: {
      plugins,
      // Pre-bundle everything that demos and controllers import; a package discovered later would reload the page.
      optimizeDeps: { entries: ['content/**/demos/**/*.tsx', 'src/**/*.ts'] },
      // A concurrent build must not trigger a reload.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
    },
  });
  await server.catch((error: Error & { loc?: { file?: string; line?: number } }) => {
    const { file, line = 1 } = error.loc ?? {};
    throw file ? new UserError(`${file}:${line} ${error.message}\nNo page can be served until this is fixed.`) : error;
  });
});

// Watchers would keep the process alive after a failed start.
if (process.exitCode) process.exit();
