import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundleOf, runtimePackages, type RuntimePackage } from './packages.ts';

export interface BundledChunk {
  name: string;
  code: string;
  imports: readonly string[];
}

export interface BundledRuntime {
  chunks: readonly BundledChunk[];
  /** The chunk whose `modules` hold the module of each specifier. */
  modules: Readonly<Record<string, string>>;
}

export interface OwnEntry {
  /** Under this specifier the frame requires it. */
  specifier: string;
  file: string;
}

const OPTIONAL = ['exceljs', 'rasterizehtml'];
const VIRTUAL = '\0runtime:';

/**
 * Bundles every package a reader may import into CommonJS chunks, one per package, that require each other by name. The
 * frame evaluates their text, which the page hands over: an opaque origin has no cache, and module addresses would have
 * to be known before the first run. React alone is built for development, because its messages are what a reader needs.
 */
export async function bundleRuntime(root: string, own: readonly OwnEntry[]): Promise<BundledRuntime> {
  const packages = [...runtimePackages(root), ...own.map(({ specifier }) => ({ name: nameOf(specifier), specifiers: [specifier] }))];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entries(root, packages, own), reactForDevelopment(), stylesAsScript()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(packages.map(({ name }) => [`entry-${name}`, VIRTUAL + name])),
        // Loaded for exports to Excel and to pictures, and larger than everything else together.
        external: OPTIONAL,
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: bundleOf, includeDependenciesRecursively: false }] },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(({ output }) => output);
  const chunks = outputs.filter((one) => one.type === 'chunk').map(({ fileName, code, imports }) => ({
    name: fileName,
    code,
    imports: imports.filter((name) => !OPTIONAL.includes(name)),
  }));
  return {
    chunks,
    modules: Object.fromEntries(packages.flatMap(({ name, specifiers }) => specifiers.map((specifier) => [specifier, `entry-${name}.js`]))),
  };
}

function nameOf(specifier: string) {
  return specifier.replace(/\W+/g, '');
}

/** One entry per package: a table of all its modules by the name a reader imports them by. */
function entries(root: string, packages: readonly RuntimePackage[], own: readonly OwnEntry[]): Plugin {
  const files = new Map(own.map(({ specifier, file }) => [specifier, join(root, file)]));
  return {
    name: 'runtime-entries',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? id : null),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const { specifiers } = packages.find(({ name }) => name === id.slice(VIRTUAL.length)) ?? { specifiers: [] };
      const from = (specifier: string) => JSON.stringify(files.get(specifier) ?? resolveFrom(root, specifier));
      return [
        ...specifiers.map((specifier, index) => `import * as m${index} from ${from(specifier)};`),
        `export const modules = { ${specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`).join(', ')} };`,
      ].join('\n');
    },
  };
}

/** Files of dayjs have no export map and are found by their path. */
function resolveFrom(root: string, specifier: string) {
  return specifier.startsWith('dayjs/') ? createRequire(join(root, 'package.json')).resolve(specifier) : specifier;
}

function reactForDevelopment(): Plugin {
  return {
    name: 'react-for-development',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id) || !code.includes('process.env.NODE_ENV')) return null;
      return { code: code.replaceAll('process.env.NODE_ENV', '"development"'), map: null };
    },
  };
}

/** The grid imports a stylesheet; in the frame it is an element that the module adds. */
function stylesAsScript(): Plugin {
  const prefix = '\0style:';
  return {
    name: 'styles-as-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      const resolved = source.endsWith('.css') ? await this.resolve(source, importer, { skipSelf: true }) : null;
      // Whatever ends in .css would be taken for a stylesheet.
      return resolved && { id: `${prefix}${resolved.id}.js`, moduleSideEffects: true };
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const text = readFileSync(id.slice(prefix.length, -'.js'.length), 'utf8');
      return `document.head.appendChild(document.createElement('style')).textContent = ${JSON.stringify(text)};`;
    },
  };
}
