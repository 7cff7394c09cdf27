import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { cache } from '../workspace/paths.ts';

/** Builds a minimal Vite app of these files for production, with the packages that the site uses; returns its folder. */
export async function buildApp(name: string, files: Readonly<Record<string, string>>): Promise<string> {
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
  return folder;
}
