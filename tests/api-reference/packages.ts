import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { API_FOLDERS, type ApiFolder } from '#model/api';
import { packagesOf } from '#model/install';

/**
 * The exports of the packages, found independently of the extractor and in the simplest way: by the compiler's exports,
 * names and declarations.
 */
export interface ExportedComponent {
  folder: ApiFolder;
  name: string;
  props: readonly Member[];
  slots: readonly Member[];
  classes: readonly Member[];
}

export interface Member {
  name: string;
  defaultValue: string | undefined;
}

const HIDDEN = /^(?:internals|themeAugmentation|tests|Adapter.*)$/;
const PLANS = ['', '-pro', '-premium'];

const modules = API_FOLDERS.flatMap((folder) =>
  packagesOf(folder).flatMap((name) => {
    const home = join(process.cwd(), 'node_modules', name, 'esm');
    const below = readdirSync(home, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !HIDDEN.test(entry.name))
      .map((entry) => entry.name);
    return ['', ...below].map((path) => ({
      folder,
      module: [name, path].filter(Boolean).join('/'),
      file: join(home, path, 'index.d.ts'),
    }));
  }),
).filter(({ file }) => existsSync(file));

const program = ts.createProgram(
  modules.map(({ file }) => file),
  {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: [],
  },
);
const checker = program.getTypeChecker();

const exportsOf = ({ file }: { file: string }) => {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
};

/** Exported names by module, to verify import lines. */
export const exportedNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  modules.map((entry) => [entry.module, new Set(exportsOf(entry).map(({ name }) => name))]),
);

export function exportedComponents(): ExportedComponent[] {
  const found = new Map<string, ExportedComponent>();
  const types = new Map(
    modules.flatMap((entry) => exportsOf(entry).map((symbol) => [`${entry.folder}/${symbol.name}`, resolve(symbol)])),
  );
  for (const entry of modules) {
    for (const exported of exportsOf(entry)) {
      const name = exported.name.replace(/^[Uu]nstable_/, '');
      const key = `${entry.folder}/${name}`;
      const parameter = componentParameter(resolve(exported), name);
      if (parameter === undefined || found.has(key)) continue;
      const plan = PLANS.findIndex((suffix) => entry.module.split('/')[1]?.endsWith(suffix) && suffix !== '');
      // By type name, and by the prop that takes it, because the grids share one interface for slots and one for classes.
      const membersOf = (suffix: 'Slots' | 'Classes') => {
        const prop = parameter?.getProperty(suffix.toLowerCase());
        const taken =
          prop && isOurs(prop)
            ? checker
                .getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(prop)))
                .filter(isOurs)
                .map(memberOf)
            : [];
        return [
          ...new Map(
            [...taken, ...declaredMembers(types.get(`${key}${suffix}`))].map((member) => [member.name, member]),
          ).values(),
        ];
      };
      found.set(key, {
        folder: entry.folder,
        name,
        props: parameter ? propsOf(parameter, Math.max(plan, 0)) : [],
        slots: membersOf('Slots'),
        classes: membersOf('Classes'),
      });
    }
  }
  return [...found.values()];
}

/** Selectors of the grid by what they are, not by how they are named: functions that take the API and return something. */
export function exportedSelectors(): string[] {
  const functions = gridExports().filter(
    ({ name, symbol }) =>
      /^(?!use)[a-z]\w*Selector$/.test(name) && checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0,
  );
  return [...new Set(functions.filter(({ symbol }) => !isIgnored(symbol)).map(({ name }) => name))].sort();
}

/** Events of the grid, including those that Pro and Premium add by module augmentation. */
export function exportedEvents(): string[] {
  const lookups = gridExports()
    .filter(({ name }) => name === 'GridEventLookup')
    .flatMap(({ symbol }) => symbol.declarations ?? []);
  const events = lookups.flatMap((declaration) => checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)));
  return [...new Set(events.filter((event) => !isIgnored(event)).map(({ name }) => name))].sort();
}

function gridExports(): { name: string; symbol: ts.Symbol }[] {
  return modules
    .filter(({ folder }) => folder === 'data-grid')
    .flatMap((entry) => exportsOf(entry).map((exported) => ({ name: exported.name, symbol: resolve(exported) })));
}

function isIgnored(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore');
}

function resolve(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The type of the props; `null` for a component without props, `undefined` if it is not a component. */
function componentParameter(symbol: ts.Symbol, name: string): ts.Type | null | undefined {
  if (!/^[A-Z]\w*[a-z]\w*$/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  if (!signature || type.getProperty('Consumer')) return undefined;
  const [props] = signature.parameters;
  if (!props) return checker.typeToString(signature.getReturnType()) === 'null' ? undefined : null;
  return checker.getTypeOfSymbol(props);
}

/** Props declared by the packages, without those that a larger plan adds to shared types. */
function propsOf(type: ts.Type, plan: number): Member[] {
  const own = (type.isUnion() ? type.types : [type]).flatMap((variant) => checker.getPropertiesOfType(variant));
  const byName = new Map(own.map((property) => [property.name, property]));
  return [...byName.values()].flatMap((property) => {
    const files = (property.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
    const needed = Math.max(
      0,
      PLANS.findIndex((suffix) => suffix !== '' && /\/@mui\/(x-[\w-]+)\//.exec(files[0] ?? '')?.[1]?.endsWith(suffix)),
    );
    return isOurs(property) && needed <= plan && property.name !== 'ref' && property.name !== 'key'
      ? [memberOf(property)]
      : [];
  });
}

function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.includes('/@mui/x-'));
}

function declaredMembers(symbol: ts.Symbol | undefined): Member[] {
  if (!symbol || !(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return [];
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(memberOf);
}

function memberOf(property: ts.Symbol): Member {
  const tag = property.getJsDocTags(checker).find(({ name }) => name === 'default');
  return { name: property.name, defaultValue: tag && ts.displayPartsToString(tag.text) };
}
