import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { besideDemos } from './besideDemos.ts';
import { type ChunkPlanOptions, planChunks } from './chunks/planChunks.ts';
import { demoModules } from './demoModules.ts';

export interface DemoIslandOptions {
  /** The checkout. */
  root: string;
  /** Where the room of demos lies, relative to the checkout. */
  room: string;
  /** The custom properties of the demo theme. */
  themeStyles: () => string;
  licenseKey: string | undefined;
}

/** Teaches Astro what a demo is: its modules, the directive that wakes it, and how the packages it runs are bundled. */
export function demoIslands({ root, room, themeStyles, licenseKey }: DemoIslandOptions): AstroIntegration {
  const inRoom = (file: string) => join(root, room, file);
  const cacheFolder = join(root, '.cache/demos');
  const modules = () =>
    demoModules({
      root,
      cacheFolder,
      outFolder: join(root, 'generated'),
      islandModule: inRoom('island/createDemo.tsx'),
      frameModule: inRoom('index.ts'),
      themeStyles,
      tailwindStyles: inRoom('stylings/tailwind.css'),
      licenseKey,
    });
  const renderer = inRoom('island/wakeIsland.ts');
  return {
    name: 'demo-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'near', entrypoint: inRoom('island/near.ts') });
        updateConfig({
          vite: {
            // The grid imports a stylesheet, which Node alone cannot.
            resolve: { noExternal: [/^@mui\//], alias: { '@astrojs/react/client.js': renderer } },
            plugins: [...tailwindcss(), besideDemos(root), modules(), demoChunks({ root, cacheFolder, renderer, plugins: [besideDemos(root), modules()] })],
          },
        });
      },
    },
  };
}

/** Puts the packages that demos share into few chunks, of which each demo needs nearly all that it loads. */
function demoChunks(options: ChunkPlanOptions): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  const groups = [{ name: (id: string) => names.get(id) ?? null, includeDependenciesRecursively: false }];
  return {
    name: 'demo-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null),
    // A module that an entry shares with others may stay in the entry's chunk, which then exports it.
    options: (input) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    async buildStart() {
      names = await planChunks(options);
    },
  };
}
