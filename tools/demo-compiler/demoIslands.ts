import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { datesFiles } from './datesFiles.ts';
import { demoImports } from './demoImports.ts';
import { type ChunkPlanOptions, planChunks } from './chunks/planChunks.ts';
import { demoLanguages } from './languages/demoLanguages.ts';
import { demoModules } from './demoModules.ts';
import { explorerStages } from './explorerStages.ts';

interface DemoIslandOptions {
  /** The repository root. */
  root: string;
  /** Folder of the demos feature, relative to the repository root. */
  room: string;
  /** The module that shows the component of an explorer, relative to the repository root. */
  stage: string;
  /** The custom properties of the demo theme. */
  themeStyles: () => string;
  licenseKey: string | undefined;
}

/** Astro integration for demos: their modules, their hydration directive, and the bundling of their packages. */
export function demoIslands({ root, room, stage, themeStyles, licenseKey }: DemoIslandOptions): AstroIntegration {
  const inRoom = (file: string) => join(root, room, file);
  const cacheFolder = join(root, '.cache/demos');
  const outFolder = join(root, 'generated');
  const renderer = inRoom('island/hydrateIsland.ts');
  const islandModule = inRoom('island/createDemo.tsx');
  const modules = () =>
    demoModules({
      root,
      cacheFolder,
      outFolder,
      islandModule,
      frameModule: inRoom('index.ts'),
      themeStyles,
      tailwindStyles: inRoom('stylings/tailwind.css'),
      licenseKey,
    });
  const stages = () => explorerStages({ islandModule, stageModule: join(root, stage), licenseKey });
  const chunks = () =>
    demoChunks({
      root,
      cacheFolder,
      renderer,
      islandModule,
      isLicensed: licenseKey !== undefined,
      plugins: [demoImports(root), demoLanguages(), modules()],
    });
  return {
    name: 'demo-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'near', entrypoint: inRoom('island/near.ts') });
        updateConfig({
          vite: {
            // The grid imports a stylesheet, which Node cannot load.
            resolve: { noExternal: [/^@mui\//], alias: { '@astrojs/react/client.js': renderer } },
            plugins: [
              ...tailwindcss(),
              demoImports(root),
              demoLanguages(),
              modules(),
              stages(),
              chunks(),
              datesFiles(root, outFolder),
            ],
          },
        });
      },
    },
  };
}

/** Splits the packages that demos share into a few chunks with little unneeded code per demo. */
function demoChunks(options: ChunkPlanOptions): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  const groups = [{ name: (id: string) => names.get(id) ?? null, includeDependenciesRecursively: false }];
  return {
    name: 'demo-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
    // A module shared with other chunks may stay in an entry chunk, which then exports it.
    options: (input) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    async buildStart() {
      names = await planChunks(options);
    },
  };
}
