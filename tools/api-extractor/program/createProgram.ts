import { join } from 'node:path';
import ts from 'typescript';
import type { ProductSource } from '../products.ts';
import { type EntryPoint, entryPointsOf, type InstalledPackage, themeFilesOf } from './packages.ts';

export interface ApiProgram {
  checker: ts.TypeChecker;
  /** Module symbol of an entry point. */
  moduleOf: (entry: EntryPoint) => ts.Symbol;
  sourceFileOf: (file: string) => ts.SourceFile;
  /** The props of a component whose plugins have their default. */
  propsWithDefaultPlugins: (component: string) => ts.Type | undefined;
}

/** One program over all entry points, because packages of larger plans augment the types of smaller ones. */
export function createProgram(
  root: string,
  products: readonly ProductSource[],
  packages: ReadonlyMap<string, InstalledPackage>,
  foreignFiles?: ForeignFiles,
): ApiProgram {
  const installed = [...packages.values()];
  const lookupsFile = join(root, '__lookups.d.ts');
  const files = [
    ...installed.flatMap((found) => entryPointsOf(found).map(({ file }) => file)),
    ...installed.flatMap(themeFilesOf),
    lookupsFile,
  ];
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: pathsOf(root, installed),
  };
  const program = ts.createProgram(files, options, hostWith(options, lookupsFile, lookupsOf(products), foreignFiles));
  const checker = program.getTypeChecker();

  function sourceFileOf(file: string) {
    const found = program.getSourceFile(file);
    if (!found) throw new Error(`${file} is not part of the TypeScript program.`);
    return found;
  }

  return {
    checker,
    sourceFileOf,
    propsWithDefaultPlugins(component) {
      const file = checker.getSymbolAtLocation(sourceFileOf(lookupsFile));
      const alias = file && checker.tryGetMemberInModuleExports(component, file);
      const type = alias && checker.getDeclaredTypeOfSymbol(alias);
      // A release in which the component has no such parameter.
      return type && !(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) ? type : undefined;
    },
    moduleOf({ module, file }) {
      const symbol = checker.getSymbolAtLocation(sourceFileOf(file));
      if (!symbol) throw new Error(`${module} exports nothing.`);
      return symbol;
    },
  };
}

/** Lets packages outside of node_modules, such as fixtures, import each other by name. */
function pathsOf(root: string, installed: readonly InstalledPackage[]): Record<string, string[]> {
  const outside = installed.filter(({ folder }) => !folder.startsWith(join(root, 'node_modules')));
  return Object.fromEntries(
    outside.flatMap(({ name, declarations }) => [
      [name, [join(declarations, 'index.d.ts')]],
      [`${name}/*`, [join(declarations, '*', 'index.d.ts')]],
    ]),
  );
}

function lookupsOf(products: readonly ProductSource[]): string {
  const lookups = products.flatMap((product) => product.lookups);
  const names = [...new Set(lookups.map(({ printsAs }) => printsAs))];
  return [
    ...names.map((name) => `interface ${placeholderOf(name)} { readonly printsAs: '${name}' }`),
    ...lookups.map(
      ({ module, lookup, printsAs }) =>
        `declare module '${module}' { interface ${lookup} { value: ${placeholderOf(printsAs)} } }`,
    ),
    ...products.flatMap(({ withDefaultPlugins = {} }) =>
      Object.entries(withDefaultPlugins).map(
        ([name, { module, typeArguments }]) =>
          `export type ${name} = Parameters<typeof import('${module}').${name}<${typeArguments}>>[0];`,
      ),
    ),
    'export {};',
  ].join('\n');
}

const PLACEHOLDER = '__';

function placeholderOf(name: string) {
  return `${PLACEHOLDER}${name}`;
}

/** The printed name of a lookup placeholder. */
export function placeholderName(name: string): string | undefined {
  return name.startsWith(PLACEHOLDER) ? name.slice(PLACEHOLDER.length) : undefined;
}

/** Parsed files that programs share, because all of them read the same libraries. */
export interface ForeignFiles {
  isForeign: (file: string) => boolean;
  parsed: Map<string, ts.SourceFile | undefined>;
}

function hostWith(
  options: ts.CompilerOptions,
  file: string,
  text: string,
  foreign: ForeignFiles | undefined,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? text : host.readFile(name)),
    getSourceFile(name, language, ...rest) {
      if (name === file) return ts.createSourceFile(name, text, language);
      if (!foreign?.isForeign(name)) return host.getSourceFile(name, language, ...rest);
      if (!foreign.parsed.has(name)) foreign.parsed.set(name, host.getSourceFile(name, language, ...rest));
      return foreign.parsed.get(name);
    },
  };
}
