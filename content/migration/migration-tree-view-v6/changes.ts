import type { MigrationGuide } from '#model/migration';
import { TREES } from '../components.ts';

/** Its name in version 6, and the two of version 7. */
const NAMES = ['TreeView', 'SimpleTreeView'];

/** The names in the guide from version 6 to version 7 of the Tree View. */
export const guide: MigrationGuide = {
  id: 'migration-tree-view-v6',
  product: 'tree-view',
  from: 6,
  codemod: 'v7.0.0/tree-view/preset-safe',
  sections: [
    {
      anchor: 'simple-tree-view',
      title: 'Rename the tree',
      fix: 'codemod',
      exports: {
        TreeView: 'SimpleTreeView',
        TreeViewProps: 'SimpleTreeViewProps',
        treeViewClasses: 'simpleTreeViewClasses',
        TreeViewClasses: 'SimpleTreeViewClasses',
        TreeViewClassKey: 'SimpleTreeViewClassKey',
        getTreeViewUtilityClass: 'getSimpleTreeViewUtilityClass',
      },
      folders: { '/TreeView': '/SimpleTreeView' },
      themeKeys: { MuiTreeView: { use: '`MuiSimpleTreeView`', fix: 'hand' } },
      classes: [
        {
          of: 'treeViewClasses',
          prefix: 'MuiTreeView',
          names: { root: { use: '`.MuiSimpleTreeView-root`', fix: 'hand' } },
        },
      ],
    },
    {
      anchor: 'item-id',
      title: 'Rename nodes to items',
      fix: 'codemod',
      props: [{ of: ['TreeItem', 'TreeItemContent'], paths: { nodeId: 'itemId' } }],
    },
    {
      anchor: 'state',
      title: 'Rename expansion, selection and focus props',
      fix: 'codemod',
      props: [
        {
          of: NAMES,
          paths: {
            expanded: 'expandedItems',
            defaultExpanded: 'defaultExpandedItems',
            onNodeToggle: 'onExpandedItemsChange',
            selected: 'selectedItems',
            defaultSelected: 'defaultSelectedItems',
            onNodeSelect: 'onSelectedItemsChange',
            onNodeFocus: 'onItemFocus',
          },
        },
      ],
    },
    {
      anchor: 'icons',
      title: 'Turn icons into slots',
      fix: 'hand',
      props: [
        {
          of: NAMES,
          paths: {
            defaultExpandIcon: { use: '`slots.expandIcon`, a component instead of an element' },
            defaultCollapseIcon: { use: '`slots.collapseIcon`, a component instead of an element' },
            defaultEndIcon: { use: '`slots.endIcon`, a component instead of an element' },
            defaultParentIcon: { use: '`slots.expandIcon` and `slots.collapseIcon`' },
          },
        },
        {
          of: ['TreeItem'],
          paths: {
            icon: { use: '`slots.icon`, a component instead of an element' },
            expandIcon: { use: '`slots.expandIcon`, a component instead of an element' },
            collapseIcon: { use: '`slots.collapseIcon`, a component instead of an element' },
            endIcon: { use: '`slots.endIcon`, a component instead of an element' },
          },
        },
      ],
    },
    {
      anchor: 'group-transition',
      title: 'Move transitions into a slot',
      fix: 'codemod',
      props: [
        {
          of: ['TreeItem'],
          paths: {
            TransitionComponent: { use: '`slots.groupTransition`' },
            TransitionProps: { use: '`slotProps.groupTransition`' },
          },
        },
      ],
      classes: [
        {
          of: 'treeItemClasses',
          prefix: 'MuiTreeItem',
          names: { group: { use: '`groupTransition`', fix: 'hand' } },
        },
      ],
      themeKeys: { 'MuiTreeItem.styleOverrides.group': { use: '`groupTransition`', fix: 'hand' } },
    },
    {
      anchor: 'use-tree-item-state',
      title: 'Rename the hook for custom content',
      fix: 'codemod',
      exports: { useTreeItem: 'useTreeItemState' },
    },
    {
      anchor: 'focus',
      title: 'Update code that expects focus on the list',
      fix: 'silent',
      behavior: [
        { of: TREES, text: 'The item has focus instead of the list, which no longer has `aria-activedescendant`.' },
      ],
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: TREES, text: 'Rows are 8 pixels taller, have rounded corners and are indented by 12 pixels.' },
        { of: TREES, text: 'A tree without icon props has chevrons.' },
        { of: TREES, text: 'Unselected items have `aria-selected="false"`.' },
      ],
    },
  ],
};
