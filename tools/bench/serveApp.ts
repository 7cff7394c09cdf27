import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { cache } from '../workspace/paths.ts';

/** Builds a minimal Vite app of these files for production, with the packages that the site uses, and serves it. */
export async function serveApp(name: string, files: Readonly<Record<string, string>>) {
  const source = join(cache, 'bare-apps', name);
  const folder = join(source, 'dist');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(source, file), text);
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`The app ${name} has no address.`);
  return { url, close: () => server.close() };
}
