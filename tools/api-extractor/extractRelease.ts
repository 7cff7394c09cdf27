import type {
  ApiComponent,
  ApiEvent,
  ApiFolder,
  ApiHook,
  ApiImport,
  ApiInterface,
  ApiSelector,
  ApiType,
} from '#model/api';
import { createProductContext, type ProductContext } from './productContext.ts';
import { createProgram, type ForeignFiles } from './program/createProgram.ts';
import { resolved } from './program/declarations.ts';
import { isStub } from './program/exportsOf.ts';
import { entryPointsOf, readPackage } from './program/packages.ts';
import { PRODUCTS, type ProductSource } from './products.ts';
import { isComponent } from './readers/componentSignature.ts';
import { readComponent } from './readers/readComponent.ts';
import { readEvents } from './readers/readEvents.ts';
import { isHook, readHook } from './readers/readHook.ts';
import { readInterface } from './readers/readInterface.ts';
import { isSelector, readSelector } from './readers/readSelector.ts';
import { defineType } from './types/defineType.ts';

/** The API of a product in a release that is not installed: as far as declarations tell, and without descriptions of ours. */
export interface ReleaseApi {
  folder: ApiFolder;
  /** Every exported name, with `unstable_`, and the first package that has it. */
  exports: readonly ApiImport[];
  components: readonly ApiComponent[];
  interfaces: readonly ApiInterface[];
  hooks: readonly ApiHook[];
  selectors: readonly ApiSelector[];
  events: readonly ApiEvent[];
  /** Exported types that none of the above documents. */
  types: readonly ApiType[];
  /** By component, the props that only other libraries declare. */
  foreignProps: ReadonlyMap<string, readonly string[]>;
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
    const exports = own.flatMap((installed) =>
      entryPointsOf(installed).flatMap((entry) =>
        program.checker
          .getExportsOfModule(program.moduleOf(entry))
          .filter(({ name }) => name !== 'default')
          .filter((symbol) => !isStub(resolved(symbol, program.checker), program.checker))
          .map(({ name }): ApiImport => ({ name, from: installed.name })),
      ),
    );
    return {
      exports: [...new Map(exports.toReversed().map((found) => [found.name, found])).values()],
      ...readProduct(source, createProductContext(source, program, own, undefined)),
    };
  });
}

function readProduct(source: ProductSource, context: ProductContext): Omit<ReleaseApi, 'exports'> {
  const { checker } = context.registry;
  const found = [...context.exported.values()].flatMap((exported) => {
    const symbol = exported.variants[0]?.symbol;
    return symbol ? { exported, symbol } : [];
  });
  const all = found.filter(({ exported, symbol }) => isComponent(exported.name, symbol, checker));
  const hooks = found.filter(({ exported, symbol }) => isHook(exported.name, symbol));
  const selectors = found.filter(({ exported, symbol }) => isSelector(exported.name, symbol));
  const api = {
    folder: source.folder,
    components: all.map(({ exported }) => readComponent(exported, context)),
    interfaces: source.interfaces.flatMap((name) => {
      const exported = context.exported.get(name);
      return exported ? readInterface(exported, context) : [];
    }),
    hooks: hooks.map(({ exported }) => readHook(exported, context)),
    selectors: selectors.map(({ exported }) => readSelector(exported, context)),
    events:
      source.eventLookup && context.exported.has(source.eventLookup) ? readEvents(source.eventLookup, context) : [],
  };
  return {
    ...api,
    types: typesOf(
      found.map(({ exported }) => exported.name),
      context,
    ),
    foreignProps: context.foreignProps ?? new Map(),
  };
}

/** All exported types, whether something mentions them or not. */
function typesOf(names: readonly string[], context: ProductContext): ApiType[] {
  const { registry } = context;
  const keys = new Set(names.flatMap((name) => registry.findType(name) ?? []));
  const types: ApiType[] = [];
  for (let next = registry.next(); next; next = registry.next()) {
    if (keys.has(next.key) && !registry.placeOf(next.key)) types.push(defineType(next.key, next.symbol, context));
  }
  return types;
}
