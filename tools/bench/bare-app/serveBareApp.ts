import { join } from 'node:path';
import { root } from '../../workspace/paths.ts';
import { serveApp } from '../serveApp.ts';
import type { ComparedDemo } from './comparedDemos.ts';

/** A demo as a reader would run it locally: a minimal Vite app with the same contents as the page's project download. */
export function serveBareApp({ demo, file }: ComparedDemo) {
  return serveApp(demo, { 'index.html': PAGE, 'main.jsx': entryOf(join(root, file)) });
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
