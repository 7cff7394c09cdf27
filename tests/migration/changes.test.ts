import { existsSync, readFileSync } from 'node:fs';
import { expect, it, describe } from 'vitest';
import { MIGRATION_GUIDES } from '#content/migration/guides.ts';
import { CURRENT_VERSION } from '#content/versions.ts';
import { changesBetween, factOf, stateAt } from '#model/api-history';
import { packagesOf } from '#model/install';
import type { MigrationGuide, MigrationSection, Names } from '#model/migration';
import { readHistory } from '../../tools/api-history/index.ts';
import removed from './removed.json' with { type: 'json' };

/** Names that a guide doesn't list one by one, with its words for all of them. */
const FAMILIES: readonly (readonly [names: RegExp, words: string])[] = [
  [/^\w+Icon$/, 'Icon slots and exported icons'],
  [/^(?:[a-z]{2}[A-Z]{2}|eu|mk)$/, '**Locales** are no longer exported from the root'],
  [/^UseTreeItem2\w+SlotOwnProps$/, '`UseTreeItem2*SlotOwnProps`'],
  [/^axis(?:Label|Line|Tick|TickLabel)$/, 'or the axis slots'],
  [/^unstable_use\w+Field$/, 'Field hooks, such as `unstable_useDateField`'],
  [/^(?:size|startIcon|sx)$/, '`title`, `variant` and other props on toolbar buttons'],
  [/^(?:popper|transition)$/, 'on toolbar buttons, such as `componentsProps` and `slots`'],
  [/^(?:modifiers|ownerState|root|componentsProps)$/, "No longer accept the props of Material UI's `Popper`"],
  [/^(?:dense|multiline|slotProps)$/, 'Pass everything specific to it in `material`'],
  [
    /^(?:divider|LinkComponent|TouchRippleProps|centerRipple|disable\w+|focusRipple|\w+[vV]isible(?:ClassName)?)$/,
    "which accepts the props of Material UI's `ButtonBase` there",
  ],
  [
    /^(?:component|root|actions|displayedRows|menuItem|select|selectLabel|spacer|toolbar|ActionsComponent|SelectProps|page|count|getItemAriaLabel)$|^(?:back|next)Icon|^labelDisplayedRows|RowsPerPage|^rowsPerPage|^(?:onPageChange|showLastButton)$/,
    '`GridPagination` has no props',
  ],
  [
    /^(?:root|input|htmlInput|inputLabel|formHelperText|select|notchedOutline|clearIndicator|listbox|paper|popper|popupIndicator)$/,
    'filter inputs, which are now in `slotProps.root`',
  ],
  [/^LegendPosition$/, 'The type of a position is `Position`'],
  [/^(?:axisData|itemData|contentProps)$/, 'without data props'],
  [/^(?:TreeViewProps|TreeViewClassKey|getTreeViewUtilityClass)$/, 'Imports of `TreeView`, its types and classes'],
  [/^(?:TreeViewClassKey|getTreeViewUtilityClass)$/, '`TreeViewProps`, `treeViewClasses` and their import path'],
  [
    /^(?:\w+Props|displayIcon|expansionIcon|icon|classes)$/,
    'Both names exist in v7 and v8, but for different components',
  ],
];

const history = readHistory('content/api-history.json');
const pageOf = ({ id }: MigrationGuide) => readFileSync(`content/migration/${id}/page.mdx`, 'utf8');
const keys = (names: Names | undefined) => Object.keys(names ?? {});

/** The names of exports and folders in a guide. */
function exportsIn({ sections }: MigrationGuide): Set<string> {
  return new Set(
    sections.flatMap((section) => [
      ...keys(section.exports),
      ...keys(section.rootExports),
      ...Object.values(section.exportsOf ?? {}).flatMap(keys),
      ...keys(section.folders).map((folder) => folder.slice(1)),
    ]),
  );
}

/** All names of a section as they stand in the text of a guide. */
function wordsOf(section: MigrationSection): string[] {
  const paths = (section.props ?? []).flatMap((one) => keys(one.paths));
  const themed = keys(section.themeKeys).map((key) => key.split('.').at(-1) ?? '');
  return [
    ...keys(section.exports),
    ...keys(section.rootExports),
    ...Object.values(section.exportsOf ?? {}).flatMap(keys),
    ...keys(section.folders).map((folder) => folder.slice(1)),
    ...keys(section.packages),
    ...paths.map((path) => path.replace(/=.*/, '').split('.').at(-1) ?? ''),
    ...keys(section.methods),
    ...keys(section.adapterMethods),
    ...(section.returned ?? []).flatMap(({ names }) => keys(names)),
    ...(section.classes ?? []).flatMap(({ names }) => keys(names)),
    ...keys(section.variables),
    ...themed,
  ];
}

describe.each(MIGRATION_GUIDES.map((guide) => [guide.id, guide] as const))('%s', (_, guide) => {
  const page = pageOf(guide);
  const isNamed = (word: string) =>
    page.includes(word) || FAMILIES.some(([names, words]) => names.test(word) && page.includes(words));

  it('has the sections that the changes name', () => {
    const headings = new Map(
      Array.from(page.matchAll(/^#{2,3} (.+) \[#([\w-]+)(?: aka=[^\]]*)?\]$/gm), ([, title = '', id = '']) => [
        id,
        title,
      ]),
    );
    expect(guide.sections.filter(({ anchor, title }) => headings.get(anchor) !== title)).toEqual([]);
  });

  it('contains the names that the changes have', () => {
    expect(guide.sections.flatMap((section) => wordsOf(section).filter((word) => !isNamed(word)))).toEqual([]);
  });

  it('names its codemods', () => {
    const codemods = [guide.codemod, ...Object.values(guide.otherCodemods ?? {})].filter((one) => one !== undefined);
    expect(codemods.filter((codemod) => !page.includes(codemod))).toEqual([]);
  });

  it('has every removed export among its changes', () => {
    const known = exportsIn(guide);
    const list = new Map(Object.entries(removed)).get(guide.id) ?? [];
    expect(list.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Names that are no longer exported, or renamed: not those that only work differently. */
const gone = (names: Names | undefined) =>
  Object.entries(names ?? {}).filter(([, successor]) => successor === null || typeof successor === 'string');
const has = (guide: MigrationGuide, key: string) => stateAt(history, guide.product, key, CURRENT_VERSION) !== undefined;
const folderExists = (guide: MigrationGuide, folder: string) =>
  packagesOf(guide.product).some((name) => existsSync(`node_modules/${name}${folder}`));

describe.each(MIGRATION_GUIDES.filter(({ from }) => from === 7).map((guide) => [guide.id, guide] as const))(
  '%s and the installed packages',
  (_, guide) => {
    const { sections } = guide;

    it('agree on what is gone', () => {
      const names = sections.flatMap(({ exports }) => gone(exports).map(([name]) => name));
      const props = sections.flatMap((section) =>
        (section.props ?? []).flatMap(({ of, paths }) =>
          gone(paths).flatMap(([path]) => of.map((component) => `${component} prop ${path}`)),
        ),
      );
      expect([...names, ...props].filter((key) => has(guide, key))).toEqual([]);
    });

    it('agree on what replaces it', () => {
      const names = sections.flatMap(({ exports }) =>
        gone(exports).flatMap(([, successor]) => (typeof successor === 'string' ? successor : [])),
      );
      const folders = sections.flatMap((section) =>
        gone(section.folders).flatMap(([, successor]) => (typeof successor === 'string' ? successor : [])),
      );
      expect(names.filter((name) => !has(guide, name))).toEqual([]);
      expect(folders.filter((folder) => !folderExists(guide, folder))).toEqual([]);
    });
  },
);

const RELEASES: Readonly<Record<number, readonly [from: string, to: string]>> = {
  6: ['6.20.4', '7.29.0'],
  7: ['7.29.0', CURRENT_VERSION],
};

/** Version 6 took the slots of Material UI's `TextField` for slots of two fields; nobody could pass them. */
const OF_TEXT_FIELD = /^(?:SingleInputDateRange|Date)Field slots\./;

it.each(MIGRATION_GUIDES.map((guide) => [guide.id, guide] as const))(
  '%s has the props and slots that components lost',
  (_, { from, product, sections }) => {
    const [before, after] = RELEASES[from] ?? [];
    if (!before || !after) throw new Error(`No releases are known for a guide from version ${from}.`);
    const known = new Set(
      sections.flatMap((section) =>
        (section.props ?? []).flatMap(({ of, paths }) =>
          of.flatMap((name) => keys(paths).map((path) => `${name} ${path}`)),
        ),
      ),
    );
    const lost = changesBetween(history, product, before, after)
      .filter((change) => !change.after)
      .map(({ key }) => factOf(key))
      .flatMap(({ owner, member }) => {
        if (!member || !stateAt(history, product, owner, after)) return [];
        const path = member.kind === 'prop' ? member.name : member.kind === 'slot' ? `slots.${member.name}` : '';
        const fact = `${owner} ${path}`;
        return path && !known.has(fact) && !(from === 6 && OF_TEXT_FIELD.test(fact)) ? [fact] : [];
      });
    expect(lost).toEqual([]);
  },
);
