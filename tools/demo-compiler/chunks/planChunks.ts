import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { importedFiles } from '../../workspace/importedFiles.ts';
import { writeChanged } from '../../workspace/writeChanged.ts';
import { listDemoFolders } from '../demoPaths.ts';
import { mergeChunks, type NaturalChunk } from './mergeChunks.ts';

export interface ChunkPlanOptions {
  /** The repository root. */
  root: string;
  cacheFolder: string;
  /** The module that mounts demos; it is loaded with every demo. */
  renderer: string;
  /** The module around every demo. */
  islandModule: string;
  /** With a license key, demos of commercial packages import one more module. */
  isLicensed: boolean;
  /** The plugins that create the modules of demos. */
  plugins: Plugin[];
}

/** Typical size of a module in a large file, minified and compressed, compared with its readable code. */
const COMPRESSED = 0.13;
const ENTRY = /^demo-\d+$/;
const RENDERER = 'renderer';
/** React has its own chunk, because other parts of the site use it without any other code of demos. It has no imports. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Only these modules and packages are planned here; other modules of the site are shared with its other scripts. */
const FOR_DEMOS =
  /[\\/]node_modules[\\/]|[\\/]features[\\/]demos[\\/](?:island|theme)[\\/]|[\\/]model[\\/]demo-base-theme\.ts$/;

/** Readers load one locale, which must not bring others along. English is part of its package. */
const LOCALES = /[\\/]locales?[\\/](?!enUS|utils)|[\\/]getGridLocalization\.js$/;

/**
 * The chunk name of each module that demos share. All demos are bundled once without writing files, to find out what is
 * shared after tree shaking. The plan is cached until an import of a demo, the code around demos or a package changes.
 */
export async function planChunks({
  root,
  cacheFolder,
  renderer,
  islandModule,
  isLicensed,
  plugins,
}: ChunkPlanOptions): Promise<ReadonlyMap<string, string>> {
  const folders = listDemoFolders(root);
  const code = importedFiles(join(import.meta.dirname, 'planChunks.ts'), renderer, islandModule);
  const key = fingerprint(
    [join(root, 'package-lock.json'), ...code],
    [...folders, 'content/data'].map((folder) => join(root, folder)),
    isLicensed,
  );
  const file = join(cacheFolder, `chunks-${key}.json`);
  if (existsSync(file)) return inCheckout(root, JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);

  const demos = folders.map((folder, index) => [`demo-${index}`, `${join(root, folder, 'demo.ts')}?demo`]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: { ...Object.fromEntries(demos), [RENDERER]: renderer },
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const names = nameModules(
    (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(({ output }) => output),
  );
  writeChanged(file, JSON.stringify([...names].map(([id, name]) => [relative(root, id), name])));
  return names;
}

/** The cached plan has relative paths, so that it is valid in any checkout. */
function inCheckout(root: string, plan: readonly [id: string, name: string][]): ReadonlyMap<string, string> {
  return new Map(plan.map(([id, name]) => [join(root, id), name]));
}

function nameModules(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Map<string, string> {
  const chunks = output.filter((one) => one.type === 'chunk');
  const renderer = chunks.find((chunk) => chunk.isEntry && chunk.name === RENDERER);
  const isDemo = (chunk: Rolldown.OutputChunk) => chunk.isEntry && ENTRY.test(chunk.name);
  const natural = chunks.map((chunk): NaturalChunk => ({
    name: chunk.fileName,
    bytes: sizeOf(chunk) * COMPRESSED,
    modules: Object.keys(chunk.modules),
    imports: [...chunk.imports, ...(isDemo(chunk) && renderer ? [renderer.fileName] : [])],
  }));
  const names = new Map<string, string>();
  const nameOf = (id: string, name: string) => (REACT.test(id) ? 'react' : name);
  for (const [index, modules] of mergeChunks(
    natural,
    chunks.filter(isDemo).map(({ fileName }) => fileName),
  ).entries()) {
    for (const id of modules)
      if (FOR_DEMOS.test(id) && !LOCALES.test(id)) names.set(id, nameOf(id, `${stemOf(modules)}-${index}`));
  }
  return names;
}

/** Names a chunk after the package that contributes most modules, for debugging in the network panel. */
function stemOf(modules: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of modules) {
    const name = /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?([^\\/]+)[\\/]/.exec(id)?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'shared';
}

/** Without the code of demos, whose length must not change the plan. */
function sizeOf({ modules }: Rolldown.OutputChunk): number {
  return Object.entries(modules).reduce(
    (sum, [id, { renderedLength }]) => sum + (FOR_DEMOS.test(id) ? renderedLength : 0),
    0,
  );
}

const IMPORT =
  /^(?:import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"]|^import\s*['"][^'"]+['"]|\bimport\(['"][^'"]+['"]\)/gm;

/** What is shared depends on code only through its imports; demos have no unused ones. */
function fingerprint(files: readonly string[], demoFolders: readonly string[], isLicensed: boolean): string {
  const hash = createHash('sha256').update(String(isLicensed));
  for (const file of files) hash.update(readFileSync(file));
  for (const folder of demoFolders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      hash.update(`${name}\n`);
      if (/\.tsx?$/.test(name)) hash.update((readFileSync(join(folder, name), 'utf8').match(IMPORT) ?? []).join('\n'));
    }
  }
  return hash.digest('hex').slice(0, 32);
}
