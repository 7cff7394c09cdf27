import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { cache, root } from '../../workspace/paths.ts';
import type { ComparedDemo } from './comparedDemos.ts';

/** A demo as a reader would run it locally: a minimal Vite app with the same contents as the page's project download. */
export interface BareApp {
  name: string;
  /** The build output. */
  folder: string;
}

/** Builds an app around the file of a demo, with the packages that the site itself uses. */
export async function buildBareApp({ name, file }: ComparedDemo): Promise<BareApp> {
  const source = join(cache, 'bare-apps', name);
  const folder = join(source, 'dist');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.html'), PAGE);
  writeFileSync(join(source, 'main.jsx'), entryOf(join(root, file)));
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: folder, emptyOutDir: true },
  });
  return { name, folder };
}

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Bare app</title></head>
  <body><div id="root"></div><script type="module" src="/main.jsx"></script></body>
</html>
`;

/** Users see the component in the frame after React has committed. */
function entryOf(file: string): string {
  return `import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider } from '@mui/material/styles';
import Demo from ${JSON.stringify(file)};

function Marked() {
  useEffect(() => {
    performance.mark('awake');
  }, []);
  return <Demo />;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <StyledEngineProvider enableCssLayer>
      <CssBaseline />
      <Marked />
    </StyledEngineProvider>
  </StrictMode>,
);
`;
}
