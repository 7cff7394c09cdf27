import ts from 'typescript';
import type { ApiComponent, ApiFolder, ApiImport } from '#model/api';
import { kebabCase, pathOfApi } from '#model/api-anchors';
import type { ApiProgram } from './program/createProgram.ts';
import { cssVariablesOf } from './program/cssVariables.ts';
import { identityOf } from './program/declarations.ts';
import { type Exported, exportsOf } from './program/exportsOf.ts';
import type { InstalledPackage } from './program/packages.ts';
import type { Modules } from './program/runtime.ts';
import { themeKeysOf } from './program/themeKeys.ts';
import type { ProductSource } from './products.ts';
import { namedType } from './readers/properties.ts';
import { createRegistry, type TypeRegistry } from './types/registry.ts';

/** Lookups for the product that is being read. */
export interface ProductContext {
  folder: ApiFolder;
  registry: TypeRegistry;
  exported: ReadonlyMap<string, Exported>;
  /** Whether a component or interface has its own page. */
  hasPage: (name: string) => boolean;
  workingImports: (imports: readonly ApiImport[]) => ApiImport[];
  themeOf: (component: string) => ApiComponent['theme'];
  cssVariablesOf: (component: string) => string[];
  /** Global class names by rule name, read from the exported object that implements an interface of classes. */
  classNamesOf: (type: ts.Type) => ReadonlyMap<string, string>;
}

export function createProductContext(source: ProductSource, program: ApiProgram, packages: readonly InstalledPackage[], modules: Modules): ProductContext {
  const { checker } = program;
  const exported = exportsOf(program, packages);
  const themes = themeKeysOf(program, packages);
  const variables = cssVariablesOf(source, packages);
  const symbols = new Map([...exported].flatMap(([name, { variants }]) => (variants[0] ? [[name, variants[0].symbol] as const] : [])));
  const classObjects = findClassObjects(exported, checker);
  const components = new Map(source.components.flatMap((name) => {
      const symbol = symbols.get(name);
      return symbol ? [[identityOf(symbol), name] as const] : [];
    }));
  const pageOf = (symbol: ts.Symbol) => {
    const name = symbol.flags & ts.SymbolFlags.Value ? components.get(identityOf(symbol)) : undefined;
    return name && pathOfApi(source.folder, kebabCase(name));
  };

  return {
    folder: source.folder,
    registry: createRegistry(checker, symbols, pageOf),
    exported,
    hasPage: (name) => source.interfaces.includes(name) || source.components.includes(name),
    workingImports: (imports) => imports.filter(({ from, name, isType }) => isType || modules.get(from)?.[name] !== undefined),
    themeOf: (component) => themes.get(component),
    cssVariablesOf: (component) => variables.get(component) ?? [],
    classNamesOf(type) {
      const found = classObjects.get(classesIdentity(type) ?? '');
      const value = found && modules.get(found.from)?.[found.name];
      const isObject = typeof value === 'object' && value !== null;
      return new Map(isObject ? Object.entries(value).map(([rule, name]) => [rule, String(name)]) : []);
    },
  };
}

/** Finds constants such as `gridClasses`, by the interface that types them. */
function findClassObjects(exported: ReadonlyMap<string, Exported>, checker: ts.TypeChecker): Map<string, ApiImport> {
  const found = new Map<string, ApiImport>();
  for (const { name, variants, imports } of exported.values()) {
    const symbol = variants[0]?.symbol;
    const [first] = imports;
    if (!name.endsWith('Classes') || !symbol || !first || !(symbol.flags & ts.SymbolFlags.Variable)) continue;
    const identity = classesIdentity(checker.getTypeOfSymbol(symbol));
    if (identity) found.set(identity, first);
  }
  return found;
}

function classesIdentity(type: ts.Type): string | undefined {
  const symbol = namedType(type);
  return symbol && identityOf(symbol);
}
