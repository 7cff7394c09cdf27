import type {
  ApiComponent,
  ApiEvent,
  ApiFilterOperator,
  ApiFolder,
  ApiHook,
  ApiInterface,
  ApiPage,
  ApiSelector,
  ApiTranslation,
  ApiType,
} from '#model/api';
import { pathOfApi } from '#model/api-anchors';
import { createProductContext, type ProductContext } from './productContext.ts';
import { createProgram } from './program/createProgram.ts';
import { placeOf } from './program/declarations.ts';
import type { Exported } from './program/exportsOf.ts';
import { entryPointsOf, type InstalledPackage, readPackage } from './program/packages.ts';
import { importModules, type Modules } from './program/runtime.ts';
import { describeExport, describeMembers, type OwnDescriptions, readOwnDescriptions } from './ownDescriptions.ts';
import type { ProductSource } from './products.ts';
import { exportsByKind } from './readers/kinds.ts';
import { byName, compareNames } from './readers/order.ts';
import { readComponent } from './readers/readComponent.ts';
import { readEvents } from './readers/readEvents.ts';
import { readHook } from './readers/readHook.ts';
import { readInterface } from './readers/readInterface.ts';
import { readFilterOperators, readTranslations } from './readers/readLocales.ts';
import { readSelector } from './readers/readSelector.ts';
import { defineType } from './types/defineType.ts';

/** The complete API of a product. */
export interface ProductApi {
  folder: ApiFolder;
  components: readonly ApiComponent[];
  interfaces: readonly ApiInterface[];
  hooks: readonly ApiHook[];
  selectors: readonly ApiSelector[];
  events: readonly ApiEvent[];
  filterOperators: readonly ApiFilterOperator[];
  translations: readonly ApiTranslation[];
  /** Exported components without their own page; icons are listed separately because they would crowd out the rest. */
  others: readonly ApiComponent[];
  icons: readonly ApiComponent[];
  /** Named types that no other page documents: those that can be imported, and internal ones. */
  types: readonly ApiType[];
  internalTypes: readonly ApiType[];
  /** The page and anchor that documents each of the other types, by key. */
  typePlaces: Readonly<Record<string, string>>;
}

interface ExtractOptions {
  /** Root of the checkout, where imports in declarations are resolved. */
  root: string;
  products: readonly ProductSource[];
  folderOf: (packageName: string) => string;
}

export async function extract({ root, products, folderOf }: ExtractOptions): Promise<ProductApi[]> {
  const names = products.flatMap((product) => product.packages);
  const packages = new Map(names.map((name) => [name, readPackage(name, folderOf(name))]));
  const program = createProgram(root, products, packages);
  const entries = [...packages.values()].flatMap(entryPointsOf);
  const modules = await importModules(entries, (file) => file.includes('/node_modules/'));

  return products.map((product) => {
    const own = product.packages.flatMap((name) => packages.get(name) ?? ([] as InstalledPackage[]));
    return readProduct(
      product,
      createProductContext(product, program, own, modules),
      modules,
      readOwnDescriptions(root, product.folder),
    );
  });
}

function readProduct(
  source: ProductSource,
  context: ProductContext,
  modules: Modules,
  descriptions: OwnDescriptions,
): ProductApi {
  const { components, hooks, selectors } = exportsByKind(context);
  const find = (name: string) => {
    const exported = context.exported.get(name);
    if (!exported)
      throw new Error(`${name} has a page in the API reference of ${source.folder}, but no package exports it.`);
    return exported;
  };
  const others = components.filter(({ name }) => !source.components.includes(name));
  const describe = <Page extends ApiPage>(page: Page) => describeExport(page, descriptions, context.registry.findType);
  const read = (exported: Exported) =>
    describe(describeMembers(readComponent(exported, context), descriptions, context.registry.findType));
  const isGrid = source.folder === 'data-grid';

  const api = {
    folder: source.folder,
    components: byName(source.components.map((name) => read(find(name)))),
    interfaces: source.interfaces.map((name) => describe(readInterface(find(name), context))),
    hooks: byName(hooks.map((exported) => describe(readHook(exported, context)))),
    selectors: byName(selectors.map((exported) => readSelector(exported, context))),
    events: source.eventLookup ? readEvents(source.eventLookup, context) : [],
    filterOperators: isGrid ? readFilterOperators(modules) : [],
    translations: readTranslations(modules, `@mui/x-${source.folder}`),
  };
  return {
    ...api,
    others: byName(others.filter((exported) => !isIcon(exported)).map(read)),
    icons: byName(others.filter(isIcon).map(read)),
    ...describeTypes(context),
  };
}

function isIcon({ variants: [first] }: Exported): boolean {
  const [declaration] = first?.symbol.declarations ?? [];
  return declaration !== undefined && /(?:^|\/)icons\//.test(placeOf(declaration).file);
}

/** Describing a type can mention further types; each of them is described once. */
function describeTypes(context: ProductContext): Pick<ProductApi, 'types' | 'internalTypes' | 'typePlaces'> {
  const { registry, folder } = context;
  const found: ApiType[] = [];
  const typePlaces: Record<string, string> = {};
  for (let next = registry.next(); next; next = registry.next()) {
    const place = registry.placeOf(next.key);
    if (place) typePlaces[next.key] = place;
    else found.push(defineType(next.key, next.symbol, context));
  }
  const types = found.toSorted((a, b) => compareNames(a.key, b.key));
  const internalTypes = types.filter(({ from }) => !from);
  for (const { key } of internalTypes) typePlaces[key] = `${pathOfApi(folder, 'internal-types')}/#${key}`;
  return { types: types.filter(({ from }) => from), internalTypes, typePlaces };
}
