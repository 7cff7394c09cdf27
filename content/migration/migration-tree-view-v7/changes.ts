import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { TREE_ITEMS, TREES } from '../components.ts';

const without2 = (name: string) => name.replace('TreeItem2', 'TreeItem').replace('unstable_', '');

/** The names in the guide from version 7 to version 8 of the Tree View. */
export const guide: MigrationGuide = {
  id: 'migration-tree-view-v7',
  product: 'tree-view',
  from: 7,
  codemod: 'v8.0.0/tree-view/preset-safe',
  sections: [
    { anchor: 'package-layout', title: 'Update imports and aliases', fix: 'hand', rules: ['deepImports'] },
    {
      anchor: 'simple-tree-view',
      title: 'Use SimpleTreeView instead of TreeView',
      fix: 'codemod',
      exports: {
        TreeView: 'SimpleTreeView',
        TreeViewProps: 'SimpleTreeViewProps',
        treeViewClasses: 'simpleTreeViewClasses',
        TreeViewClasses: 'SimpleTreeViewClasses',
        TreeViewClassKey: 'SimpleTreeViewClassKey',
        getTreeViewUtilityClass: 'getSimpleTreeViewUtilityClass',
        SingleSelectTreeViewProps: { use: '`SimpleTreeViewProps<false>`', fix: 'hand' },
        MultiSelectTreeViewProps: { use: '`SimpleTreeViewProps<true>`', fix: 'hand' },
        TreeViewSlots: { use: '`SimpleTreeViewSlots`', fix: 'hand' },
        TreeViewSlotProps: { use: '`SimpleTreeViewSlotProps`', fix: 'hand' },
      },
      folders: { '/TreeView': '/SimpleTreeView' },
      classes: [
        {
          of: 'treeViewClasses',
          prefix: 'MuiTreeView',
          names: { root: { use: '`.MuiSimpleTreeView-root`', fix: 'hand' } },
        },
      ],
    },
    {
      anchor: 'tree-item',
      title: 'Use TreeItem instead of TreeItem2',
      fix: 'codemod',
      props: [
        {
          of: ['TreeItemContent'],
          paths: allTo(
            [
              'classes',
              'displayIcon',
              'dragAndDropOverlayProps',
              'expansionIcon',
              'icon',
              'itemId',
              'label',
              'labelInputProps',
            ],
            { use: 'the parts of `useTreeItem()`: the component of this name is another one', fix: 'hand' },
          ),
        },
      ],
      exports: renamed(
        [
          'TreeItem2',
          'TreeItem2Root',
          'TreeItem2Content',
          'TreeItem2IconContainer',
          'TreeItem2GroupTransition',
          'TreeItem2Checkbox',
          'TreeItem2Label',
          'TreeItem2Props',
          'TreeItem2Slots',
          'TreeItem2SlotProps',
          'useTreeItem2',
          'unstable_useTreeItem2',
          'UseTreeItem2Parameters',
          'UseTreeItem2ReturnValue',
          'UseTreeItem2Status',
          'UseTreeItem2RootSlotOwnProps',
          'UseTreeItem2ContentSlotOwnProps',
          'UseTreeItem2LabelInputSlotOwnProps',
          'UseTreeItem2LabelSlotOwnProps',
          'UseTreeItem2CheckboxSlotOwnProps',
          'UseTreeItem2IconContainerSlotOwnProps',
          'UseTreeItem2GroupTransitionSlotOwnProps',
          'UseTreeItem2DragAndDropOverlaySlotOwnProps',
          'TreeItem2Provider',
          'TreeItem2ProviderProps',
          'TreeItem2Icon',
          'TreeItem2IconProps',
          'TreeItem2IconSlots',
          'TreeItem2IconSlotProps',
          'TreeItem2DragAndDropOverlay',
          'TreeItem2DragAndDropOverlayProps',
          'TreeItem2LabelInput',
          'TreeItem2LabelInputProps',
          'useTreeItem2Utils',
        ],
        without2,
      ),
      folders: renamed(
        [
          '/TreeItem2',
          '/useTreeItem2',
          '/TreeItem2Provider',
          '/TreeItem2Icon',
          '/TreeItem2DragAndDropOverlay',
          '/TreeItem2LabelInput',
        ],
        without2,
      ),
    },
    {
      anchor: 'theme',
      title: 'Rename the theme keys',
      fix: 'hand',
      themeKeys: { MuiTreeView: 'MuiSimpleTreeView', MuiTreeItem2: 'MuiTreeItem' },
    },
    {
      anchor: 'item-content',
      title: 'Replace ContentComponent and ContentProps',
      fix: 'hand',
      props: [
        {
          of: TREE_ITEMS,
          isRare: true,
          paths: {
            ContentComponent: { use: 'a slot, such as `slots.label`, or an item built with `useTreeItem()`' },
            ContentProps: { use: '`slotProps.content`' },
          },
        },
      ],
    },
    {
      anchor: 'use-tree-item-state',
      title: 'Replace useTreeItemState',
      fix: 'hand',
      exports: { useTreeItemState: { use: '`useTreeItem()` or `useTreeItemUtils()`' } },
    },
    {
      anchor: 'item-clicks',
      title: 'Move click handlers to the tree',
      fix: 'silent',
      props: [
        {
          of: ['TreeItem'],
          paths: allTo(['onClick', 'onMouseDown'], {
            use: '`onItemClick` of the tree: clicks on children call it too',
          }),
        },
      ],
    },
    {
      anchor: 'indentation',
      title: 'Check the indentation',
      fix: 'silent',
      classes: [
        {
          of: 'treeItemClasses',
          prefix: 'MuiTreeItem',
          names: {
            groupTransition: { use: '`itemChildrenIndentation`: padding is added to the new indentation' },
            content: { use: '`paddingBlock`: `padding` removes the new indentation' },
          },
        },
      ],
      behavior: [{ of: TREES, text: 'Every row spans the full width and is indented by its own padding.' }],
    },
    {
      anchor: 'api-methods',
      title: 'Update API method calls',
      fix: 'hand',
      rules: ['setItemExpansion'],
      methods: { selectItem: { use: '`setItemSelection`, with the same object' } },
    },
    {
      anchor: 'public-api',
      title: 'Stop reading publicAPI during render',
      fix: 'silent',
      returned: forHooks(['useTreeItem2', 'useTreeItem2Utils', 'useTreeItemState'], {
        publicAPI: { use: '`useTreeItemModel()`, if you read it while rendering' },
      }),
    },
    {
      anchor: 'null-event',
      title: 'Accept null as the event',
      fix: 'hand',
      rules: ['nullEvents'],
    },
    {
      anchor: 'experimental-features',
      title: 'Remove experimentalFeatures',
      fix: 'hand',
      props: [
        { of: TREES, paths: { experimentalFeatures: { use: 'the props that it enabled: they are always available' } } },
      ],
    },
    {
      anchor: 'tree-item-provider',
      title: 'Pass id to TreeItemProvider',
      fix: 'hand',
      props: [{ of: ['TreeItem2Provider'], paths: { itemId: { use: '`{...getContextProviderProps()}`' } } }],
    },
    {
      anchor: 'types',
      title: 'Update other types and classes',
      fix: 'hand',
      exports: {
        ...allTo(['TreeItemContentProps', 'TreeItemContentClassKey'], null),
        RichTreeViewPluginSlots: 'RichTreeViewSlots',
        RichTreeViewPluginSlotProps: 'RichTreeViewSlotProps',
      },
      classes: [
        {
          of: 'treeItemClasses',
          prefix: 'MuiTreeItem',
          names: Object.fromEntries(
            ['expanded', 'selected', 'focused', 'disabled', 'editable', 'editing'].map((state) => [
              state,
              { use: `\`[data-${state}]\`; the class is deprecated and still applied` },
            ]),
          ),
        },
      ],
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: TREES, text: 'Space on the selected item clears a single selection.' },
        { of: TREES, text: 'Checkboxes of items are hidden from assistive technology; tests check `aria-selected`.' },
        { of: TREES, text: 'A disabled item has only `aria-disabled`.' },
        { of: TREES, text: 'The root class of the tree is also on every item.' },
        { of: ['TreeItem'], text: 'Long labels are cut off.' },
        { of: TREE_ITEMS, text: 'Unknown props of an item reach the `li` element.' },
        {
          of: ['RichTreeView', 'RichTreeViewPro'],
          text: '`getItemTree()` returns your objects and rewrites their children.',
        },
      ],
    },
  ],
};

function forHooks(hooks: readonly string[], names: Record<string, { use: string }>) {
  return hooks.map((of) => ({ of, names }));
}
