import { watch } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { PRODUCTS } from '../api-extractor/products.ts';
import { inThread } from '../workspace/inThread.ts';
import { generated, root } from '../workspace/paths.ts';
import { coalesceRuns } from './coalesceRuns.ts';

/** The sources of `generated/`, besides the packages. */
const INPUT = /^(?:content|tools|src\/model)\/(?!.*\.test\.tsx?$)/;
/** Files of `generated/`, each with the module that caches their content. */
const READERS: readonly (readonly [files: RegExp, module: string])[] = [
  [/^api\//, 'src/services/api-reference/models.ts'],
  [/^(?:demo|guide)-usage\.json$/, 'src/services/api-reference/usage.ts'],
  [/^guide-anchors\.json$/, 'src/services/api-reference/guideAnchors.ts'],
];

/** Keeps `generated/` up to date in development. Requests wait until it was written for the first time. */
export function regenerateOnChange(): Plugin {
  const refresh = createRefresh();
  const first = refresh();
  watchDeclarations(refresh);
  return {
    name: 'fresh-generated',
    configureServer({ middlewares, watcher }) {
      middlewares.use(async (_request, _response, next) => {
        await first;
        next();
      });
      watcher.on('all', (_event, file) => {
        if (INPUT.test(insideOf(root, file))) void refresh();
      });
    },
    hotUpdate({ file, modules }) {
      const inside = insideOf(generated, file);
      // The search index is fetched on demand; no page needs to be reloaded.
      if (inside.startsWith('search/')) return [];
      const [, reader] = READERS.find(([files]) => files.test(inside)) ?? [];
      const readers = reader && this.environment.moduleGraph.getModulesByFile(normalizePath(join(root, reader)));
      return readers ? [...modules, ...readers] : undefined;
    },
  };
}

function createRefresh(): () => Promise<void> {
  let isFirst = true;
  let lastReport = '';
  return coalesceRuns(async () => {
    const report = await inThread<string>(new URL('./refresh.ts', import.meta.url), 'refresh', isFirst).catch(
      (error: Error) => String(error.stack),
    );
    isFirst = false;
    if (report !== lastReport) console.log(report ? `\n${report}\n` : '\nAll problems are fixed.\n');
    lastReport = report;
  });
}

/** Vite does not watch installed packages. */
function watchDeclarations(onChange: () => void) {
  for (const name of PRODUCTS.flatMap((product) => product.packages)) {
    const watcher = watch(join(root, 'node_modules', name), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.d.ts')) onChange();
    });
    // A package that is being reinstalled is missing for a moment.
    watcher.on('error', () => undefined);
  }
}

function insideOf(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
