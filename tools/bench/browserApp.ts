import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { cache, root } from '../build/paths.ts';
import { ensureBrowser } from '../testing/browser.ts';

/** Builds a folder of `tools/bench` as an app of its own for production, and hands its page to `measure`. */
export async function inBrowserApp<T>(name: string, measure: (page: Page) => Promise<T>): Promise<T> {
  const folder = await buildApp(name);
  const server = await preview({ configFile: false, logLevel: 'error', root: folder, build: { outDir: folder }, preview: { host: 'localhost', port: 0 } });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    return await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function buildApp(name: string): Promise<string> {
  const source = join(cache, 'bare-apps', name);
  const folder = join(source, 'dist');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:," /><body><script type="module" src="/main.js"></script></body></html>`);
  writeFileSync(join(source, 'main.js'), `import ${JSON.stringify(join(root, 'tools/bench', name, 'main.tsx'))};`);
  await build({ root: source, configFile: false, logLevel: 'error', resolve: { dedupe: ['react', 'react-dom'] }, oxc: { jsx: { runtime: 'automatic' } }, build: { outDir: folder, emptyOutDir: true } });
  return folder;
}
