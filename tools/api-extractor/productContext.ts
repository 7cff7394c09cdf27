import ts from 'typescript';
import type { ApiComponent, ApiFolder, ApiImport } from '#model/api';
import { kebabCase, pathOfApi } from '#model/api-anchors';
import type { ApiProgram } from './program/createProgram.ts';
import { declaredClassName } from './program/classNames.ts';
import { cssVariablesOf } from './program/cssVariables.ts';
import { identityOf } from './program/declarations.ts';
import { type Exported, exportsOf } from './program/exportsOf.ts';
import type { InstalledPackage } from './program/packages.ts';
import type { Modules } from './program/runtime.ts';
import { themeKeysOf } from './program/themeKeys.ts';
import type { ProductSource } from './products.ts';
import { createRegistry, type TypeRegistry } from './types/registry.ts';

/** Lookups for the product that is being read. */
export interface ProductContext {
  folder: ApiFolder;
  registry: TypeRegistry;
  exported: ReadonlyMap<string, Exported>;
  /** Whether a component or interface has its own page. */
  hasPage: (name: string) => boolean;
  /** The props of a component whose plugins have their default. */
  propsWithDefaultPlugins: (component: string) => ts.Type | undefined;
  workingImports: (imports: readonly ApiImport[]) => ApiImport[];
  themeOf: (component: string) => ApiComponent['theme'];
  cssVariablesOf: (component: string) => string[];
  /** The global class name of a rule: from the exported names of the component, or from the code that declares the rule. */
  classNameOf: (component: string, rule: ts.Symbol) => string | undefined;
  /**
   * By component, the props that only other libraries declare; by exported type, the members that only other types declare.
   * Where releases are compared, these are named but not read.
   */
  foreign: Map<string, readonly string[]> | undefined;
}

/** Without `modules`, for releases that are only compared, nothing of the packages is run. */
export function createProductContext(
  source: ProductSource,
  program: ApiProgram,
  packages: readonly InstalledPackage[],
  modules: Modules | undefined,
): ProductContext {
  const { checker } = program;
  const exported = exportsOf(program, packages);
  const themes = themeKeysOf(program, packages);
  const variables = cssVariablesOf(source, packages);
  const symbols = new Map(
    [...exported].flatMap(([name, { variants }]) => (variants[0] ? [[name, variants[0].symbol] as const] : [])),
  );
  const components = new Map(
    source.components.flatMap((name) => {
      const symbol = symbols.get(name);
      return symbol ? [[identityOf(symbol), name] as const] : [];
    }),
  );
  const pageOf = (symbol: ts.Symbol) => {
    const name = symbol.flags & ts.SymbolFlags.Value ? components.get(identityOf(symbol)) : undefined;
    return name && pathOfApi(source.folder, kebabCase(name));
  };

  return {
    folder: source.folder,
    registry: createRegistry(checker, symbols, pageOf, !modules),
    foreign: modules ? undefined : new Map(),
    exported,
    propsWithDefaultPlugins: program.propsWithDefaultPlugins,
    hasPage: (name) => source.interfaces.includes(name) || source.components.includes(name),
    workingImports: (imports) =>
      imports.filter(({ from, name, isType }) => isType || !modules || modules.get(from)?.[name] !== undefined),
    themeOf: (component) => themes.get(component),
    cssVariablesOf: (component) => variables.get(component) ?? [],
    classNameOf(component, rule) {
      if (!modules) return rule.name;
      const name = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
      const [from] = exported.get(name)?.imports ?? [];
      const names = from && (modules.get(from.from)?.[from.name] as Record<string, string> | undefined);
      const exportedName = names?.[rule.name];
      // In 8.11.1, `chartsAxisClasses` are the classes of another component.
      const isOwn = exportedName?.startsWith(`Mui${component}-`) ?? false;
      return isOwn ? exportedName : (declaredClassName(rule) ?? exportedName);
    },
  };
}
