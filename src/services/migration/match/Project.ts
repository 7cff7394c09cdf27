import type { ApiFolder } from '#model/api-folders';
import type { ModuleFacts } from '../read/FactStore.ts';
import type { Entry, ImportFact, Link, Root } from '../read/facts.ts';
import { packageOf, type XPackage } from '../packages.ts';
import { add } from '../add.ts';
import { ownersOfType } from './ownersOfType.ts';
import { createFileResolver } from './resolveFile.ts';

/** Something that a package exports. */
export interface Imported {
  name: string;
  from: XPackage;
}

/** The props that an object becomes: all of a component, or those below a path. */
export interface Owner {
  component: string;
  path: readonly string[];
}

export interface OwnedEntry {
  entry: Entry;
  owners: readonly Owner[];
}

/** What a file says about its names, by these names. */
interface NamesOfFile {
  imports: Map<string, ImportFact[]>;
  exports: Map<string, string[]>;
  links: Map<string, Link[]>;
}

const MOST_OWNERS = 40;
const CREATE_ELEMENT = /(?:^|\.)(?:createElement|cloneElement)$/;

/** Several modules that import each other. */
export class Project {
  readonly modules: ReadonlyMap<string, ModuleFacts>;
  readonly products: ReadonlySet<ApiFolder>;
  readonly #resolveFile: (from: string, specifier: string) => string | undefined;
  readonly #imported = new Map<string, readonly Imported[]>();
  readonly #owners = new Map<string, readonly Owner[]>();
  readonly #names = new Map<string, NamesOfFile>();
  /** Where a variable of a file is imported, by `file name`. */
  readonly #importers = new Map<string, { file: string; local: string }[]>();

  constructor(modules: ReadonlyMap<string, ModuleFacts>) {
    this.modules = modules;
    this.#resolveFile = createFileResolver(modules);
    const products = new Set<ApiFolder>();
    for (const [file, facts] of modules) {
      const specifiers = [...facts.imports, ...facts.reexports, ...facts.sources].map(({ source }) => source);
      for (const specifier of specifiers) {
        const from = packageOf(specifier);
        if (from) products.add(from.product);
      }
      for (const { local, name, source } of facts.imports) {
        const target = this.#resolveFile(file, source);
        if (target) add(this.#importers, `${target} ${name}`, { file, local });
      }
      const names: NamesOfFile = { imports: new Map(), exports: new Map(), links: new Map() };
      for (const one of facts.imports) add(names.imports, one.local, one);
      for (const [as, local] of facts.exports) add(names.exports, local, as);
      for (const link of facts.links) add(names.links, link.name, link);
      this.#names.set(file, names);
    }
    this.products = products;
  }

  /** The exports of packages that a name stands for: imported, renamed, wrapped, or exported by another file. */
  importedAs(file: string, name: string): readonly Imported[] {
    const key = `${file} ${name}`;
    const known = this.#imported.get(key);
    if (known) return known;
    // Ends circles.
    this.#imported.set(key, []);
    const found = this.#findImported(file, name);
    this.#imported.set(key, found);
    return found;
  }

  #findImported(file: string, name: string): readonly Imported[] {
    const facts = this.modules.get(file);
    if (!facts) return [];
    const [first = '', ...rest] = name.split('.');
    const member = rest.at(-1);
    for (const one of this.#names.get(file)?.imports.get(first) ?? []) {
      const from = packageOf(one.source);
      if (from) {
        const exported = one.name === '*' ? member : one.name === 'default' ? from.folder.split('/').at(-1) : one.name;
        return exported ? [{ name: exported, from }] : [];
      }
      const target = this.#resolveFile(file, one.source);
      const exported = one.name === '*' ? member : one.name;
      if (target && exported) return this.#exportedAs(target, exported);
    }
    const variable = facts.variables.get(name);
    const wrapped = facts.wrappers.get(name) ?? [];
    const aliases = variable?.alias && variable.alias !== name ? [variable.alias, ...wrapped] : wrapped;
    return aliases.flatMap((alias) => this.importedAs(file, alias));
  }

  #exportedAs(file: string, name: string): readonly Imported[] {
    const key = `${file} export ${name}`;
    const known = this.#imported.get(key);
    if (known) return known;
    this.#imported.set(key, []);
    const facts = this.modules.get(file);
    const local = facts?.exports.get(name);
    let found = local ? this.importedAs(file, local) : [];
    for (const one of facts?.reexports ?? []) {
      if (found.length > 0 || (one.as !== name && one.as !== '*')) continue;
      const exported = one.as === '*' ? name : one.name;
      const from = packageOf(one.source);
      const target = this.#resolveFile(file, one.source);
      if (from && /^[A-Za-z]/.test(exported)) found = [{ name: exported, from }];
      else if (target) found = this.#exportedAs(target, exported);
    }
    this.#imported.set(key, found);
    return found;
  }

  /** Attributes and keys of a file, with the props that they are. */
  entriesOf(file: string): OwnedEntry[] {
    const facts = this.modules.get(file);
    return (facts?.entries ?? []).map((entry) => ({
      entry,
      owners: [
        ...this.#ownersOf(file, entry.root).map(({ component, path }) => ({
          component,
          path: [...path, ...entry.path],
        })),
        ...ownersInTheme(entry.path),
      ],
    }));
  }

  #ownersOf(file: string, root: Root): readonly Owner[] {
    const facts = this.modules.get(file);
    if (root.kind === 'element') return this.#components(file, facts?.elements[root.element]?.tag ?? '');
    if (root.kind === 'variable') return this.#ownersOfVariable(file, root.name);
    if (root.kind === 'call' && root.first && CREATE_ELEMENT.test(root.callee))
      return this.#components(file, root.first);
    return [];
  }

  #components(file: string, name: string): Owner[] {
    return this.importedAs(file, name).map((one) => ({ component: one.name, path: [] }));
  }

  #ownersOfVariable(file: string, name: string): readonly Owner[] {
    const key = `${file} ${name}`;
    const known = this.#owners.get(key);
    if (known) return known;
    this.#owners.set(key, []);
    const facts = this.modules.get(file);
    const names = this.#names.get(file);
    const linked = (names?.links.get(name) ?? []).flatMap(({ root, path }) =>
      this.#ownersOf(file, root).map((owner) => ({ ...owner, path: [...owner.path, ...path] })),
    );
    const importers = (names?.exports.get(name) ?? []).flatMap((as) => this.#importers.get(`${file} ${as}`) ?? []);
    const elsewhere = importers.flatMap((one) => this.#ownersOfVariable(one.file, one.local));
    const exportedName = (local: string) => names?.imports.get(local)?.[0]?.name ?? local;
    const typed = ownersOfType(facts?.variables.get(name)?.type, exportedName);
    const all = [...typed, ...linked, ...elsewhere];
    const unique = new Map(all.map((owner) => [`${owner.component} ${owner.path.join('.')}`, owner]));
    const owners = [...unique.values()].slice(0, MOST_OWNERS);
    this.#owners.set(key, owners);
    return owners;
  }
}

/** `MuiDataGrid.defaultProps.density` as a prop of the grid. */
function ownersInTheme(path: readonly string[]): Owner[] {
  const at = path.indexOf('defaultProps');
  const component = /^Mui([A-Z]\w+)$/.exec(path[at - 1] ?? '')?.[1];
  return component && at < path.length - 1 ? [{ component, path: path.slice(at + 1) }] : [];
}
