import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { createProject } from '#services/project-export/browser';
import { cache, root } from '../../build/places.ts';
import type { ComparedDemo } from './comparedDemos.ts';

/** A demo as somebody runs it at home: the Vite project that its page offers for download. */
export interface BareApp {
  name: string;
  /** The built files, ready to be served. */
  folder: string;
}

/** Builds the project around the file of a demo, with the packages that the site itself uses. */
export async function buildBareApp({ name, demo, file }: ComparedDemo): Promise<BareApp> {
  const source = join(cache, 'bare-apps', name);
  const folder = join(source, 'dist');
  const project = createProject({
    name: demo,
    title: name,
    variant: 'TS',
    styling: 'system',
    files: [{ name: `${demo}.tsx`, text: markedDemo(join(root, file)) }],
    packages: { dependencies: {}, devDependencies: {}, overrides: {} },
  });
  rmSync(source, { recursive: true, force: true });
  for (const [path, text] of project.files) {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  }
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

/** The frame after React has committed is when a reader sees the component. */
function markedDemo(file: string): string {
  return `import { useEffect } from 'react';
import Demo from ${JSON.stringify(file)};

export default function Marked() {
  useEffect(() => {
    performance.mark('awake');
  }, []);
  return <Demo />;
}
`;
}
