import { join } from 'node:path';
import { test } from '@playwright/test';
import { build } from 'vite';

const HTML =
  '<!doctype html><html lang="en"><title>Library</title><div id="root"></div><script type="module" src="/main.js"></script></html>';
let bundling: Promise<string> | undefined;

// One worker, so that the pages are bundled once.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  const script = await (bundling ??= bundle());
  await page.route('**/*', (route) => {
    const isScript = new URL(route.request().url()).pathname === '/main.js';
    return route.fulfill(
      isScript ? { contentType: 'text/javascript', body: script } : { contentType: 'text/html', body: HTML },
    );
  });
});

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, 'exampleApp.tsx'), formats: ['es'] } },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [code, ...others] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  if (code === undefined || others.length > 0) throw new Error(`Expected one script, got ${others.length + 1}.`);
  return code;
}
