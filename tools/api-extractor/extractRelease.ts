import type {
  ApiComponent,
  ApiEvent,
  ApiFolder,
  ApiHook,
  ApiImport,
  ApiInterface,
  ApiSelector,
  ApiText,
  ApiType,
} from '#model/api';
import { describe } from './jsdoc/parseText.ts';
import { readJsDoc } from './jsdoc/readJsDoc.ts';
import { createProductContext, type ProductContext } from './productContext.ts';
import { type ApiProgram, createProgram, type ForeignFiles } from './program/createProgram.ts';
import { resolved } from './program/declarations.ts';
import { isStub } from './program/exportsOf.ts';
import { entryPointsOf, type InstalledPackage, readPackage } from './program/packages.ts';
import { PRODUCTS, type ProductSource } from './products.ts';
import { readComponent } from './readers/readComponent.ts';
import { readEvents } from './readers/readEvents.ts';
import { inheritedNames } from './readers/inheritedNames.ts';
import { readHook } from './readers/readHook.ts';
import { exportsByKind } from './readers/kinds.ts';
import { readInterface } from './readers/readInterface.ts';
import { readSelector } from './readers/readSelector.ts';
import { defineType } from './types/defineType.ts';

/** The API of a product in a release that is not installed: as far as declarations tell, and without descriptions of ours. */
export interface ReleaseApi {
  folder: ApiFolder;
  /** Every exported name, with `unstable_`, and the first package that has it. */
  exports: readonly ApiExport[];
  components: readonly ApiComponent[];
  interfaces: readonly ApiInterface[];
  hooks: readonly ApiHook[];
  selectors: readonly ApiSelector[];
  events: readonly ApiEvent[];
  /** Exported types that none of the above documents. */
  types: readonly ApiType[];
  /** By component, the props that only other libraries declare; by exported type, the members that only other types declare. */
  foreign: ReadonlyMap<string, readonly string[]>;
}

/** An exported name; its comment can deprecate an alias of something that stays. */
export interface ApiExport extends ApiImport {
  deprecated?: ApiText;
}

interface ReleaseSource {
  /** The folder from which packages of other libraries are found. */
  folder: string;
  folderOf: (packageName: string) => string;
  /** The packages of the release; others of the catalog do not exist in it. */
  packages: readonly string[];
  /** Shared by all releases that are read one after the other. */
  foreignFiles?: ForeignFiles;
  products?: readonly ProductSource[];
}

export function extractRelease({
  folder,
  folderOf,
  packages,
  foreignFiles,
  products = PRODUCTS,
}: ReleaseSource): ReleaseApi[] {
  const sources = products.flatMap((product) => {
    const own = product.packages.filter((name) => packages.includes(name));
    return own.length > 0 ? { ...product, packages: own } : [];
  });
  const read = new Map(packages.map((name) => [name, readPackage(name, folderOf(name))]));
  const program = createProgram(folder, sources, read, foreignFiles);
  return sources.map((source) => {
    const own = source.packages.flatMap((name) => read.get(name) ?? []);
    const context = createProductContext(source, program, own, undefined);
    return { exports: exportsIn(own, program, context), ...readProduct(source, context) };
  });
}

function exportsIn(
  packages: readonly InstalledPackage[],
  { checker, moduleOf }: ApiProgram,
  { registry }: ProductContext,
): ApiExport[] {
  const found = new Map<string, ApiExport>();
  for (const installed of packages) {
    for (const exported of entryPointsOf(installed).flatMap((entry) => checker.getExportsOfModule(moduleOf(entry)))) {
      const symbol = resolved(exported, checker);
      const { name } = exported;
      if (name === 'default' || found.has(name) || isStub(symbol, checker)) continue;
      const text = readJsDoc(exported, checker).deprecated ?? readJsDoc(symbol, checker).deprecated;
      const { deprecated } = describe({ text: '', deprecated: text }, registry.findType);
      found.set(name, { name, from: installed.name, ...(deprecated && { deprecated }) });
    }
  }
  return [...found.values()];
}

function readProduct(source: ProductSource, context: ProductContext): Omit<ReleaseApi, 'exports'> {
  const { all, components, hooks, selectors } = exportsByKind(context);
  const api = {
    folder: source.folder,
    components: components.map((exported) => readComponent(exported, context)),
    interfaces: source.interfaces.flatMap((name) => {
      const exported = context.exported.get(name);
      return exported ? readInterface(exported, context) : [];
    }),
    hooks: hooks.map((exported) => readHook(exported, context)),
    selectors: selectors.map((exported) => readSelector(exported, context)),
    events:
      source.eventLookup && context.exported.has(source.eventLookup) ? readEvents(source.eventLookup, context) : [],
  };
  // The sections of components and events list these.
  const listed = new Set([source.eventLookup, ...api.components.map(({ name }) => `${name}Props`)]);
  return {
    ...api,
    types: typesOf(
      all.map(({ name }) => name).filter((name) => !listed.has(name)),
      context,
    ),
    foreign: context.foreign ?? new Map(),
  };
}

/** All exported types, whether something mentions them or not. */
function typesOf(names: readonly string[], context: ProductContext): ApiType[] {
  const { registry } = context;
  const keys = new Set(names.flatMap((name) => registry.findType(name) ?? []));
  const types: ApiType[] = [];
  for (let next = registry.next(); next; next = registry.next()) {
    if (!keys.has(next.key) || registry.placeOf(next.key)) continue;
    const type = defineType(next.key, next.symbol, context);
    types.push(type);
    context.foreign?.set(type.name, inheritedNames(next.symbol, type.members, registry.checker));
  }
  return types;
}
