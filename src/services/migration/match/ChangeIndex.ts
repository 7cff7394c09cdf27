import type { ApiFolder } from '#model/api-folders';
import type { Fix, MigrationGuide, MigrationSection, Names, RuleId, Successor } from '#model/migration';

/** What a guide says of one name. */
export interface Change {
  guide: MigrationGuide;
  section: MigrationSection;
  /** The name as the index has it. */
  name: string;
  successor: Successor;
  fix: Fix;
  isRare: boolean;
}

type Changes = ReadonlyMap<string, readonly Change[]>;

/** The names of several guides, by what they are. The changes of a name are in the order of the guides. */
export interface ChangeIndex {
  guides: readonly MigrationGuide[];
  /** By product and name: `charts useZoom`. */
  exports: Changes;
  /** By product and name, for imports from the root alone. */
  rootExports: Changes;
  /** By product, folder and name: `charts /context useItemHighlighted`. */
  exportsOf: Changes;
  folders: Changes;
  packages: Changes;
  /** By component and path: `DataGrid slotProps.pagination`. */
  props: Changes;
  /** By the last key of their path. */
  rareProps: Changes;
  methods: Changes;
  adapterMethods: Changes;
  /** By hook and name. */
  returned: Changes;
  /** By the name in style sheets: `MuiDataGrid-cellContent`. */
  styleNames: Changes;
  /** By export and key: `gridClasses cellContent`. */
  classKeys: Changes;
  themeKeys: Changes;
  typeArguments: Changes;
  rules: ReadonlyMap<RuleId, readonly Change[]>;
}

export function createChangeIndex(guides: readonly MigrationGuide[]): ChangeIndex {
  const index = {
    exports: new Map<string, Change[]>(),
    rootExports: new Map<string, Change[]>(),
    exportsOf: new Map<string, Change[]>(),
    folders: new Map<string, Change[]>(),
    packages: new Map<string, Change[]>(),
    props: new Map<string, Change[]>(),
    rareProps: new Map<string, Change[]>(),
    methods: new Map<string, Change[]>(),
    adapterMethods: new Map<string, Change[]>(),
    returned: new Map<string, Change[]>(),
    styleNames: new Map<string, Change[]>(),
    classKeys: new Map<string, Change[]>(),
    themeKeys: new Map<string, Change[]>(),
    typeArguments: new Map<string, Change[]>(),
    rules: new Map<RuleId, Change[]>(),
  };

  for (const guide of guides)
    for (const section of guide.sections) {
      const { product } = guide;
      const change = (name: string, successor: Successor, isRare = false): Change => ({
        guide,
        section,
        name,
        successor,
        fix: (typeof successor === 'object' && successor?.fix) || section.fix,
        isRare,
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
          const one = change(path, successor, isRare);
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

function add<K>(map: Map<K, Change[]>, key: K, change: Change) {
  const changes = map.get(key);
  if (changes) changes.push(change);
  else map.set(key, [change]);
}
