import type { PartPlaces } from '../partsOf.ts';

const IN_ICONS = '> .MuiTreeItem-content > .MuiTreeItem-iconContainer >';

/** Icons are rendered into their container without a class. `own-icon` is the demo's class for the icon of one item. */
const ICONS = {
  expandIcon: `[role="treeitem"][aria-expanded="false"] ${IN_ICONS} svg:not(.own-icon)`,
  collapseIcon: `[role="treeitem"][aria-expanded="true"] ${IN_ICONS} svg:not(.own-icon)`,
  endIcon: `[role="treeitem"]:not([aria-expanded]) ${IN_ICONS} svg:not(.own-icon)`,
};

const VARIABLES = {
  '--TreeView-itemChildrenIndentation': '[role="tree"]',
  '--TreeView-itemDepth': '[role="treeitem"]',
  '--TreeView-indentMultiplier': '.MuiTreeItem-dragAndDropOverlay',
  '--TreeView-targetDepth': '.MuiTreeItem-dragAndDropOverlay',
};

const WHILE_DRAGGED = 'while an item is dragged over another, in RichTreeViewPro';
const WHILE_EDITED = 'while a label is edited';

const ALL_TREES = {
  selectors: { ...ICONS, ...VARIABLES, root: '[role="tree"]', item: '[role="treeitem"]' },
  when: {
    item: 'in 8.11.1 the class is missing: items have the class of the root instead',
    '--TreeView-indentMultiplier': WHILE_DRAGGED,
    '--TreeView-targetDepth': WHILE_DRAGGED,
  },
};

export const SIMPLE_TREE_VIEW: PartPlaces = { folder: 'tree-view', ...ALL_TREES };

export const RICH_TREE_VIEW: PartPlaces = {
  folder: 'tree-view',
  ...ALL_TREES,
  when: { ...ALL_TREES.when, itemLabelInput: WHILE_EDITED },
};

const onContent = (state: string) => `.MuiTreeItem-content.${state}`;

export const TREE_ITEM: PartPlaces = {
  folder: 'tree-view',
  selectors: {
    ...ICONS,
    ...VARIABLES,
    icon: '.own-icon',
    expanded: onContent('Mui-expanded'),
    selected: onContent('Mui-selected'),
    focused: onContent('Mui-focused'),
    disabled: onContent('Mui-disabled'),
  },
  when: {
    icon: 'on items that set it',
    labelInput: WHILE_EDITED,
    editing: WHILE_EDITED,
    editable: 'on items that can be edited',
    expanded: 'on open items',
    selected: 'on selected items',
    focused: 'on the item with the focus',
    disabled: 'on disabled items',
    loadingIcon: 'while children load, in RichTreeViewPro',
    errorIcon: 'after children could not be loaded, in RichTreeViewPro',
    dragAndDropOverlay: WHILE_DRAGGED,
    '--TreeView-indentMultiplier': WHILE_DRAGGED,
    '--TreeView-targetDepth': WHILE_DRAGGED,
  },
};
