import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { cache, root } from '../../build/places.ts';
import type { ComparedDemo } from './comparedDemos.ts';

/** A demo as somebody runs it at home: a Vite app with nothing in it but what the project has that its page offers for download. */
export interface BareApp {
  name: string;
  /** The built files, ready to be served. */
  folder: string;
}

/** Builds the app around the file of a demo, with the packages that the site itself uses. */
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

/** The frame after React has committed is when a reader sees the component. */
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
