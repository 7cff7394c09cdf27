import { group } from '../../support/tasks.ts';

/** Common tasks of readers of the Tree View pages. */
export const expansion = group('/x/react-tree-view/rich-tree-view/expansion', {
  oneBranch: ['Keep only one branch open', 'one-branch', 'OneBranch'],
  everything: ['Open and close everything with a button', 'controlled', 'ExpandAll'],
  iconOnly: ['Select with the label, open with the arrow', 'expansion-trigger', 'IconOnly'],
  notice: ['Do something when a branch opens', 'item-toggle', 'ExpansionEvents'],
  byCode: ['Open a branch from a button elsewhere', 'set-item-expansion', 'ExpandByCode'],
});

export const selection = group('/x/react-tree-view/rich-tree-view/selection', {
  propagation: ['Check a folder and everything in it', 'propagation', 'PropagationRules'],
  leaves: ['Get the selected files without their folders', 'leaves', 'SelectedLeaves'],
  outside: ['Select all and clear from outside', 'controlled', 'ControlledSelection'],
  none: ['Show a tree in which nothing can be selected', 'disable', 'NoSelection'],
  byCode: ['Select one item, then add another, programmatically', 'set-item-selection', 'SelectByCode'],
});

export const items = group('/x/react-tree-view/rich-tree-view/items', {
  ownId: ['Use numbers from the server as ids', 'get-item-id', 'OwnId'],
  ownChildren: ['Use another field for the children', 'get-item-children', 'OwnChildren'],
  filter: ['Filter the tree while the user types', 'filter', 'FilteredItems'],
  change: ['Add and remove items', 'changing-items', 'ChangingItems'],
  disable: ['Prevent the selection of some items', 'disabled-items', 'DisabledItems'],
  path: ['Show the path of the selected item', 'get-parent-id', 'ItemPath'],
  scroll: ['Scroll to an item', 'get-item-dom-element', 'ScrollToItem'],
  save: ['Read the current tree to save it', 'get-item-tree', 'CurrentTree'],
});

export const editing = group('/x/react-tree-view/rich-tree-view/editing', {
  f2: ['Rename with F2, but not folders', 'f2', 'RenameWithF2'],
  leaves: ['Rename by double click, but not folders', 'some-items', 'EditableLeaves'],
  keep: ['Keep the new names in your own state', 'save', 'SaveLabels'],
  check: ['Reject names with forbidden characters', 'validation', 'ValidatedLabel'],
  blur: ['Discard the input when focus leaves', 'blur', 'BlurCancels'],
  button: ['Rename with a button', 'edit-button', 'EditButton'],
});

export const lazyLoading = group('/x/react-tree-view/rich-tree-view/lazy-loading', {
  children: ['Load children when a branch is opened', 'data-source', 'LazyChildren'],
  error: ['Show that loading failed, and try again', 'errors', 'FlakyServer'],
  cache: ['Request each branch once', 'cache', 'RequestLog'],
  refresh: ['Load one branch again', 'own-cache', 'OwnCache'],
});

export const ordering = group('/x/react-tree-view/rich-tree-view/ordering', {
  move: ['Move an item into another folder', 'basics', 'ReorderItems'],
  fixed: ['Keep some items in their place', 'is-item-reorderable', 'FixedItems'],
  sameParent: ['Reorder within a folder only', 'can-move', 'SameParent'],
  notice: ['Save moves on the server', 'save', 'MoveEvents'],
  buttons: ['Move items without a mouse', 'accessibility', 'MoveButtons'],
});

export const focus = group('/x/react-tree-view/rich-tree-view/focus', {
  reveal: ['Jump to an item in a closed branch', 'reveal', 'RevealItem'],
});

export const customization = group('/x/react-tree-view/rich-tree-view/customization', {
  fileExplorer: ['Show an icon and a size for each file', 'file-explorer', 'FileExplorer'],
});

export const treeItem = group('/x/react-tree-view/tree-item-customization', {
  leafCheckboxes: ['Show checkboxes on files only', 'checkbox', 'LeafCheckboxes'],
  button: ['Put a button in an item', 'interactions', 'SplitActions'],
  selectChildren: ['Select all children of an item with one click', 'public-api', 'PublicApi'],
});

export const TASK_GROUPS = [
  expansion,
  selection,
  items,
  editing,
  lazyLoading,
  ordering,
  focus,
  customization,
  treeItem,
];
