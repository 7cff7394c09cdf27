import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { memoize } from '#lib/memoize';
import type { ApiComponent, ApiProduct } from '#model/api';
import { usageKey } from '#model/api-usage';
import type { DemoUsage } from '#model/demo';
import type { ImportCost, ImportCosts } from '#model/import-costs';
import { checkSources } from '../build/generate.ts';
import { IMPORT_COSTS_FILE, installedVersions } from '../checks/import-costs/index.ts';
import { generated, root } from '../workspace/paths.ts';
import type { Progress } from '../workspace/steps.ts';
import { companionOf } from './companionOf.ts';
import type { Measurement } from './measure.ts';

const REACT = /^(?:react|react-dom|scheduler)(?:\/|$)/;
/** What an app with Material UI has already, if not all of it. */
const MATERIAL = /^@(?:mui\/(?:material|system|styled-engine|utils|private-theming)|emotion\/[\w-]+)(?:\/|$)/;
const ENTRY = 'virtual:imports';

/** Bundles every documented component, alone and beside the one it usually joins, and writes the committed data file. */
export async function measureImportCosts(_url: string, progress: Progress): Promise<Measurement[]> {
  const { manifest } = await checkSources();
  const demos = JSON.parse(readFileSync(join(generated, 'demo-usage.json'), 'utf8')) as DemoUsage[];
  const components = manifest.products.flatMap(componentsOf);
  const costs: [string, ImportCost][] = [];
  const aloneOf = memoize((component: ApiComponent) => bytesOf([component]));
  for (const { folder, component } of components) {
    progress(costs.length, components.length);
    const siblings = components.filter((one) => one.folder === folder).map((one) => one.component);
    const companion = companionOf(folder, component, siblings, demos);
    const smaller = companion
      ? {
          beside: {
            name: companion.name,
            bytes: Math.max(0, (await bytesOf([companion, component])) - (await aloneOf(companion))),
          },
        }
      : { withoutMaterial: await bytesOf([component], [REACT, MATERIAL]) };
    costs.push([usageKey(folder, component.name), { alone: await aloneOf(component), ...smaller }]);
  }
  write({
    date: new Date().toISOString().slice(0, 10),
    versions: installedVersions(root),
    costs: Object.fromEntries(costs),
  });
  return costs.map(([name, { alone }]) => ({ name, value: alone, unit: 'bytes' }));
}

function componentsOf({ folder, pages }: ApiProduct) {
  return pages
    .filter(({ kind }) => kind === 'component')
    .map(({ path }) => {
      const model = join(generated, 'api', `${path.slice('/x/api/'.length)}.json`);
      return { folder, component: JSON.parse(readFileSync(model, 'utf8')) as ApiComponent };
    });
}

/**
 * What a page downloads for these components before it can render them, compressed as web servers do: no React, and nothing
 * that is loaded on demand.
 */
async function bytesOf(components: readonly ApiComponent[], external = [REACT]): Promise<number> {
  const lines = components.flatMap(({ imports: [usual] }) =>
    usual ? `export { ${usual.name} } from '${usual.from}';` : [],
  );
  const result = await build({
    root,
    configFile: false,
    // Also where the environment says otherwise: development builds are larger.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'imports',
        resolveId: (id) => (id === ENTRY ? join(root, 'imports.js') : undefined),
        load: (id) => (id === join(root, 'imports.js') ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, external, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput];
  const chunks = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
  return startingChunks(chunks).reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0);
}

/** The entry and what it imports statically. */
function startingChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const started = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of started)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) started.add(chunk);
  return [...started];
}

/** One line per component, so that changes can be read. */
function write({ costs, ...head }: ImportCosts) {
  const lines = Object.entries(costs).map(([key, cost]) => `    ${JSON.stringify(key)}: ${spaced(cost)}`);
  const text = JSON.stringify(head, null, 2).replace(/\n\}$/, `,\n  "costs": {\n${lines.join(',\n')}\n  }\n}\n`);
  writeFileSync(join(root, IMPORT_COSTS_FILE), text);
}

const spaced = (cost: ImportCost) => JSON.stringify(cost).replace(/[{,:]/g, '$& ').replace(/\}/g, ' }');
