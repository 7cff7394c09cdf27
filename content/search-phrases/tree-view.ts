import type { SearchPhrases } from './types.ts';

export const treeViewPhrases: SearchPhrases = {
  'react-tree-view': {
    '': 'hierarchical list, folder tree, file tree, nested list',
    components: 'difference between SimpleTreeView and RichTreeView, which tree component',
    plans: 'free or paid tree view features, drag and drop in pro',
    'good-to-know': 'virtualization of tree, performance with many nodes, large tree',
  },
  'react-tree-view/accessibility': {
    keys: 'arrow keys, type-ahead, asterisk expands siblings, disable keyboard search',
    'initial-focus': 'tab into tree',
    aria: 'role tree, aria-expanded, aria-label',
  },
  'react-tree-view/quickstart': {
    '': 'getting started, install, first tree',
    installation: 'npm install tree view',
    'rich-tree-view': 'tree from JSON data',
    troubleshooting: 'two items have the same id, duplicate id, all items must have unique id',
    choose: 'SimpleTreeView or RichTreeView, TreeView replaced',
    typescript: 'TreeViewBaseItem, custom item type',
  },
  'react-tree-view/rich-tree-view/customization': {
    icons:
      'custom expand icon, collapse icon, folder icon, icon per item, plus minus icons, hide expand icon, image for parent nodes, remove arrow icon, icon for leaf',
    styling: 'item color, padding, background of selected item, hover color, font',
    lines: 'dashed lines, border between levels, connection lines, indentation',
    animation: 'disable expand animation, transition',
    headless: 'own item markup',
    'file-explorer': 'folder and file icons, file browser',
  },
  'react-tree-view/rich-tree-view/editing': {
    '': 'rename item, edit label, inline edit of node',
    basics: 'rename by double click, isItemEditable',
    save: 'onItemLabelChange, save renamed label',
    validation: 'prevent empty label, invalid name',
    'edit-button': 'pencil icon, rename button',
    'new-item': 'add node and edit its name, new folder, focus new node',
    apiref: 'start renaming in code, context menu rename',
    blur: 'escape, click outside cancels',
  },
  'react-tree-view/rich-tree-view/expansion': {
    '': 'expand, collapse, open nodes',
    default: 'expand all by default, initially expanded, defaultExpandedItems',
    controlled:
      'expand all button, collapse all, expandedItems state, remember expanded nodes, expand when searching, expand or collapse all programmatically, keep expanded after reload',
    'one-branch': 'accordion, close other branches',
    'item-toggle': 'onNodeToggle, callback on expand',
    'expansion-trigger':
      'click on label should not expand, expand only by arrow icon, prevent expand on click, select without expanding, checkbox click should not expand',
    'set-item-expansion': 'open node in code, expand path to item, setItemExpansion',
  },
  'react-tree-view/rich-tree-view/focus': {
    'focus-item': 'set focus to node',
    reveal: 'scroll to item, scroll into view, expand to selected item, open path to node',
  },
  'react-tree-view/rich-tree-view/items': {
    '': 'nodes, tree data, children',
    basics: 'nested array, JSON, node data',
    'several-parents': 'same node twice, duplicate ids, node with two parents',
    stable: 're-render, performance, useMemo items',
    'changing-items':
      'add node, remove node, delete item, update tree data dynamically, insert child, rerender after data change, new node not shown',
    filter: 'search in tree, filter nodes, search box, highlight match',
    'own-fields': 'custom property names, different key for id, label and children',
    'get-item-id': 'nodeId, custom id field, numeric id',
    'get-item-label': 'name instead of label, custom label field',
    'get-item-children': 'children property with another name, nested property, child nodes from another field',
    'disabled-items': 'disable node, not selectable node, gray out, disable expand of item, disabled prop of TreeItem',
    'on-item-click':
      'click on node, link, navigate, double click, onNodeSelect, get clicked item, right click, open link on click, click handler with item data',
    'get-item': 'get node data by id, selected item object',
    'get-parent-id': 'parent of node, path of node, ancestors, breadcrumb',
    'get-item-tree': 'current tree after reorder, save tree',
  },
  'react-tree-view/rich-tree-view/lazy-loading': {
    '': 'async tree, load children on expand, fetch nodes from server',
    'data-source':
      'lazy load children when expanding, getTreeItems, getChildrenCount, API, dynamic children, auto expand loaded items',
    roots: 'load whole tree from server',
    refresh: 'reload children, refetch node, update children after change',
    errors: 'loading fails, retry, loading indicator',
  },
  'react-tree-view/rich-tree-view/ordering': {
    '': 'drag and drop, reorder nodes, move nodes, sortable tree',
    basics: 'drag nodes, dnd, itemsReordering',
    'is-item-reorderable': 'disable drag for some items',
    'can-move': 'prevent drop into item, only reorder inside same parent, restrict drop',
    save: 'onItemPositionChange, persist order',
    'drag-handle': 'drag icon',
  },
  'react-tree-view/rich-tree-view/selection': {
    '': 'select node, checkbox, multi select, selectable tree',
    single: 'default selected item, highlight node',
    multiple: 'multi select, ctrl click, shift click',
    checkboxes: 'checkbox tree, tree with checkboxes, check node, checkbox not working',
    disable: 'not selectable, read-only tree, some items not selectable',
    controlled: 'get selected nodes, onNodeSelect, select all, clear selection, set selection from outside',
    propagation:
      'select all children when parent is selected, check parent, indeterminate checkbox, auto select parent, cascade, parent checkbox state, intermediate state',
    leaves: 'only leaf nodes, allow selecting leaves only, selected files without folders',
    'set-item-selection': 'select node in code',
  },
  'react-tree-view/simple-tree-view/customization': {
    icons: 'custom icons, folder icon, plus minus',
    lines: 'dashed border, connecting lines',
    styling: 'Gmail style sidebar, colors of items',
    animation: 'disable animation, transition',
  },
  'react-tree-view/simple-tree-view/expansion': {
    default: 'expand all by default',
    controlled: 'expand all, collapse all',
    'expansion-trigger': 'only icon expands, do not expand on label click',
  },
  'react-tree-view/simple-tree-view/items': {
    basics: 'TreeItem, JSX nodes',
    labels: 'custom content in node, icon in label, button in tree item, JSX label, link',
    arrays: 'recursive render, map data to TreeItem, loop',
    disabled: 'disabled node',
    'on-item-click': 'click on node, navigate',
  },
  'react-tree-view/simple-tree-view/selection': {
    checkboxes: 'checkbox tree',
    controlled: 'selected node state',
    propagation: 'select children with parent',
    disable: 'read-only',
  },
  'react-tree-view/tree-item-customization': {
    '': 'custom TreeItem, node component',
    'own-item':
      'custom node component, button in node, icon per node, context menu on item, any content in node, slots item, actions on hover, image in node, custom rendering, delete button in item',
    'item-data': 'access custom fields in item, extra data in tree item, badge, useTreeItemModel',
    'slot-props': 'tooltip on item, class name, long labels, ellipsis, title attribute',
    label: 'custom label, icon next to label, two-line label, count, image next to label',
    content: 'row height, background, padding of row, hover style',
    checkbox:
      'hide checkbox of parent, radio button, checkbox only on leaves, custom checkbox, disable checkbox of one item',
    indentation: 'indent of children, padding left',
    status: 'is expanded, is selected, is focused, leaf or parent',
    interactions:
      'prevent selection on click, prevent default event, stop expand when clicking a button, click only on checkbox, select only by checkbox, click on icon only',
    'use-tree-item': 'useTreeItem2, headless item, own markup',
  },
};
