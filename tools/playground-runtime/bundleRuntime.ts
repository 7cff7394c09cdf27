import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundleOf, runtimePackages, type RuntimePackage } from './packages.ts';

interface BundledChunk {
  name: string;
  code: string;
  imports: readonly string[];
}

interface BundledRuntime {
  chunks: readonly BundledChunk[];
  /** The chunk that contains the module of each specifier, in its `modules` export. */
  modules: Readonly<Record<string, string>>;
}

export interface OwnEntry {
  /** The specifier by which the frame requires it. */
  specifier: string;
  file: string;
}

const OPTIONAL = ['exceljs', 'rasterizehtml'];
const VIRTUAL = '\0runtime:';

/**
 * Bundles all importable packages into CommonJS chunks, one per package, that require each other by name. The page passes
 * their text to the frame, which evaluates it: an opaque origin has no cache, and module URLs would have to be known before
 * the first run. Only React is a development build, because users need its error messages.
 */
export async function bundleRuntime(root: string, own: readonly OwnEntry[]): Promise<BundledRuntime> {
  const packages = [
    ...runtimePackages(root),
    ...own.map(({ specifier }) => ({ name: nameOf(specifier), specifiers: [specifier] })),
  ];
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
        // Used for Excel and image export, and larger than everything else together.
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
  const outputs = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    ({ output }) => output,
  );
  const chunks = outputs
    .filter((one) => one.type === 'chunk')
    .map(({ fileName, code, imports }) => ({
      name: fileName,
      code,
      imports: imports.filter((name) => !OPTIONAL.includes(name)),
    }));
  return {
    chunks,
    modules: Object.fromEntries(
      packages.flatMap(({ name, specifiers }) => specifiers.map((specifier) => [specifier, `entry-${name}.js`])),
    ),
  };
}

function nameOf(specifier: string) {
  return specifier.replace(/\W+/g, '');
}

/** One entry per package: a table of its modules by import specifier. */
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

/** The files of dayjs are not in an export map and are resolved by path. */
function resolveFrom(root: string, specifier: string) {
  return specifier.startsWith('dayjs/') ? createRequire(join(root, 'package.json')).resolve(specifier) : specifier;
}

function reactForDevelopment(): Plugin {
  return {
    name: 'react-for-development',
    enforce: 'pre',
    transform(code, id) {
      if (
        !/[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id) ||
        !code.includes('process.env.NODE_ENV')
      )
        return null;
      return { code: code.replaceAll('process.env.NODE_ENV', '"development"'), map: null };
    },
  };
}

/** The grid imports a stylesheet; in the frame, the module adds a style element instead. */
function stylesAsScript(): Plugin {
  const prefix = '\0style:';
  return {
    name: 'styles-as-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      const resolved = source.endsWith('.css') ? await this.resolve(source, importer, { skipSelf: true }) : null;
      // An id that ends in .css would be treated as a stylesheet.
      return resolved && { id: `${prefix}${resolved.id}.js`, moduleSideEffects: true };
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const text = readFileSync(id.slice(prefix.length, -'.js'.length), 'utf8');
      return `document.head.appendChild(document.createElement('style')).textContent = ${JSON.stringify(text)};`;
    },
  };
}
