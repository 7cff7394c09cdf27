import type { ApiFolder } from '#model/api-folders';
import { add } from '../add.ts';
import type { Fix, MigrationGuide, MigrationSection, Names, RuleId, Successor } from '#model/migration';

/** What a guide says of one name. */
export interface Change {
  guide: MigrationGuide;
  section: MigrationSection;
  /** The name as the index has it. */
  name: string;
  successor: Successor;
  fix: Fix;
}

export type ChangeIndex = ReturnType<typeof createChangeIndex>;

const changesByName = () => new Map<string, Change[]>();

/** The names of several guides, by what they are. The changes of a name are in the order of the guides. */
export function createChangeIndex(guides: readonly MigrationGuide[]) {
  const index = {
    /** By product and name: `charts useZoom`. */
    exports: changesByName(),
    /** By product and name, for imports from the root alone. */
    rootExports: changesByName(),
    /** By product, folder and name: `charts /context useItemHighlighted`. */
    exportsOf: changesByName(),
    folders: changesByName(),
    packages: changesByName(),
    /** By component and path: `DataGrid slotProps.pagination`. */
    props: changesByName(),
    /** By the last key of their path. */
    rareProps: changesByName(),
    methods: changesByName(),
    adapterMethods: changesByName(),
    /** By hook and name. */
    returned: changesByName(),
    /** By the name in style sheets: `MuiDataGrid-cellContent`. */
    styleNames: changesByName(),
    /** By export and key: `gridClasses cellContent`. */
    classKeys: changesByName(),
    themeKeys: changesByName(),
    typeArguments: changesByName(),
    rules: new Map<RuleId, Change[]>(),
  };

  for (const guide of guides)
    for (const section of guide.sections) {
      const { product } = guide;
      const change = (name: string, successor: Successor): Change => ({
        guide,
        section,
        name,
        successor,
        fix: (typeof successor === 'object' && successor?.fix) || section.fix,
      });
      const addAll = (map: Map<string, Change[]>, names: Names | undefined, keyOf: (name: string) => string) => {
        for (const [name, successor] of Object.entries(names ?? {})) add(map, keyOf(name), change(name, successor));
      };
      addAll(index.exports, section.exports, (name) => `${product} ${name}`);
      addAll(index.rootExports, section.rootExports, (name) => `${product} ${name}`);
      for (const [folder, names] of Object.entries(section.exportsOf ?? {}))
        addAll(index.exportsOf, names, (name) => `${product} ${folder} ${name}`);
      addAll(index.folders, section.folders, (name) => `${product} ${name}`);
      addAll(index.packages, section.packages, (name) => name);
      addAll(index.methods, section.methods, (name) => `${product} ${name}`);
      addAll(index.adapterMethods, section.adapterMethods, (name) => name);
      addAll(index.themeKeys, section.themeKeys, (name) => name);
      addAll(index.styleNames, section.variables, (name) => name);
      for (const { of, names } of section.returned ?? []) addAll(index.returned, names, (name) => `${of} ${name}`);
      for (const { of, prefix, names } of section.classes ?? []) {
        addAll(index.classKeys, names, (name) => `${of} ${name}`);
        addAll(index.styleNames, names, (name) => `${prefix}-${name}`);
      }
      for (const { of, paths, isRare } of section.props ?? [])
        for (const [path, successor] of Object.entries(paths)) {
          const one = change(path, successor);
          for (const component of of) add(index.props, `${component} ${path}`, one);
          if (isRare) add(index.rareProps, path.replace(/=.*/, '').split('.').at(-1) ?? '', one);
        }
      for (const name of section.typeArguments ?? []) add(index.typeArguments, name, change(name, null));
      for (const rule of section.rules ?? []) add(index.rules, rule, change(rule, null));
    }
  return { guides, ...index };
}

/** The guides for an app, by the version of each product. */
export function guidesFrom(
  guides: readonly MigrationGuide[],
  versionOf: (product: ApiFolder) => number,
): MigrationGuide[] {
  return guides.filter(({ product, from }) => from >= versionOf(product)).toSorted((a, b) => a.from - b.from);
}
