import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { defineExplorer, written } from '#model/explorer';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

export default defineExplorer<RichTreeViewProProps<Item, boolean>>({
  folder: 'tree-view',
  components: {
    community: ['RichTreeView', '@mui/x-tree-view/RichTreeView'],
    pro: ['RichTreeViewPro', '@mui/x-tree-view-pro/RichTreeViewPro'],
  },
  text: 'Try selection, expansion, editing and reordering of a tree, and take the code.',
  picture: 'landing/garden-plan',
  shape: 'plain',
  height: 320,
  base: {
    items: [
      {
        id: 'fruit',
        label: 'Fruit',
        children: [
          { id: 'apples', label: 'Apples' },
          { id: 'pears', label: 'Pears' },
        ],
      },
      {
        id: 'bakery',
        label: 'Bakery',
        children: [
          { id: 'bread', label: 'Bread' },
          { id: 'cakes', label: 'Cakes' },
          { id: 'rolls', label: 'Rolls' },
        ],
      },
      { id: 'drinks', label: 'Drinks' },
    ],
    defaultExpandedItems: ['fruit'],
  },
  constants: { items: {} },
  recipes: {
    checkboxes: {
      label: 'Checkboxes',
      text: 'Select several items, with or without what is inside them.',
      guide: '/x/react-tree-view/rich-tree-view/selection/',
      samples: {
        'Each item alone': { checkboxSelection: true, multiSelect: true },
        'Parents select their children': {
          checkboxSelection: true,
          multiSelect: true,
          selectionPropagation: { parents: true, descendants: true },
        },
      },
    },
    expanded: {
      label: 'Expanded at first',
      text: 'The items that are open before a user opens one.',
      guide: '/x/react-tree-view/rich-tree-view/expansion/',
      samples: {
        All: { defaultExpandedItems: ['fruit', 'bakery'] },
        None: { defaultExpandedItems: [] },
      },
    },
    selected: {
      label: 'Selected at first',
      text: 'What is selected before a user selects.',
      guide: '/x/react-tree-view/rich-tree-view/selection/',
      samples: {
        'One item': { multiSelect: true, defaultSelectedItems: ['apples'] },
        'Two items': { multiSelect: true, defaultSelectedItems: ['apples', 'pears'] },
      },
    },
    disabled: {
      label: 'Disabled items',
      text: 'Items that cannot be used.',
      guide: '/x/react-tree-view/rich-tree-view/items/#disabled-items',
      samples: {
        'One item': { isItemDisabled: written(({ id }) => id === 'apples', "({ id }) => id === 'apples'") },
        'A whole branch': { isItemDisabled: written(({ id }) => id === 'fruit', "({ id }) => id === 'fruit'") },
      },
    },
    editing: {
      label: 'Editable labels',
      text: 'Double-click a label to rename it.',
      guide: '/x/react-tree-view/rich-tree-view/editing/',
      samples: {
        'All items': { isItemEditable: true },
        'Only leaves': {
          isItemEditable: written(({ children }) => !children, '({ children }) => !children'),
        },
      },
    },
    labels: {
      label: 'Other labels',
      text: 'What an item is called, computed from its data.',
      guide: '/x/react-tree-view/rich-tree-view/items/',
      samples: {
        'With a count': {
          getItemLabel: written(
            ({ label, children }) => (children ? `${label} (${children.length})` : label),
            '({ label, children }) => (children ? `${label} (${children.length})` : label)',
          ),
        },
        'In capitals': {
          getItemLabel: written(({ label }) => label.toUpperCase(), '({ label }) => label.toUpperCase()'),
        },
      },
    },
    reordering: {
      label: 'Reordering',
      text: 'Users drag items to another place.',
      guide: '/x/react-tree-view/rich-tree-view/ordering/',
      plan: 'pro',
      samples: {
        Anywhere: { itemsReordering: true },
        'Not into items': {
          itemsReordering: true,
          canMoveItemToNewPosition: written(
            ({ oldPosition, newPosition }) => oldPosition.parentId === newPosition.parentId,
            '({ oldPosition, newPosition }) => oldPosition.parentId === newPosition.parentId',
          ),
        },
      },
    },
  },
  choices: { itemChildrenIndentation: [8, 24, 40] },
  leftOut: {
    className: 'names your styles',
    id: 'names it for scripts',
    selectedItems: 'the value stays until code changes it',
    defaultSelectedItems: 'is the id of an item',
  },
});
