import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listDemoFolders } from '../demoPaths.ts';
import { mergeChunks, type NaturalChunk } from './mergeChunks.ts';

export interface ChunkPlanOptions {
  /** The repository root. */
  root: string;
  cacheFolder: string;
  /** The module that mounts demos; it is loaded with every demo. */
  renderer: string;
  /** The plugins that create the modules of demos. */
  plugins: Plugin[];
}

/** Typical compression ratio of code in a large file. */
const COMPRESSED = 0.32;
const ENTRY = /^demo-\d+$/;
const RENDERER = 'renderer';
/** React has its own chunk, because other parts of the site use it without any other code of demos. It has no imports. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Only these modules and packages are planned here; other modules of the site are shared with its other scripts. */
const FOR_DEMOS = /[\\/]node_modules[\\/]|[\\/]features[\\/]demos[\\/](?:island|theme)[\\/]|[\\/]model[\\/]demo-base-theme\.ts$/;

/**
 * The chunk name of each module that demos share. All demos are bundled once without writing files, to find out what is
 * shared after tree shaking. The plan is cached until a demo, the renderer or a package changes.
 */
export async function planChunks({ root, cacheFolder, renderer, plugins }: ChunkPlanOptions): Promise<ReadonlyMap<string, string>> {
  const folders = listDemoFolders(root);
  const sources = [import.meta.dirname, dirname(renderer)].map((folder) => relative(root, folder));
  const file = join(cacheFolder, `chunks-${fingerprint(root, [...sources, ...folders])}.json`);
  if (existsSync(file)) return inCheckout(root, JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);

  const demos = folders.map((folder, index) => [`demo-${index}`, `${join(root, folder, 'demo.ts')}?demo`]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      rolldownOptions: { input: { ...Object.fromEntries(demos), [RENDERER]: renderer }, preserveEntrySignatures: 'exports-only' },
    },
  });
  const names = nameModules((Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(({ output }) => output));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...names].map(([id, name]) => [relative(root, id), name])));
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
    bytes: chunk.code.length * COMPRESSED,
    modules: Object.keys(chunk.modules),
    imports: [...chunk.imports, ...(isDemo(chunk) && renderer ? [renderer.fileName] : [])],
  }));
  const names = new Map<string, string>();
  const nameOf = (id: string, name: string) => (REACT.test(id) ? 'react' : name);
  for (const [index, modules] of mergeChunks(natural, chunks.filter(isDemo).map(({ fileName }) => fileName)).entries()) {
    for (const id of modules) if (FOR_DEMOS.test(id)) names.set(id, nameOf(id, `${stemOf(modules)}-${index}`));
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

function fingerprint(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const add = (file: string) => hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of names.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)).sort()) add(entry);
  }
  return hash.digest('hex').slice(0, 32);
}
