import type { SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { defineExplorer } from '#model/explorer';

export default defineExplorer<SimpleTreeViewProps<boolean>>({
  folder: 'tree-view',
  components: { community: ['SimpleTreeView', '@mui/x-tree-view/SimpleTreeView'] },
  text: 'Try selection, expansion and checkboxes of a tree with its items in JSX, and take the code.',
  picture: 'tree-view/simple-tree-view/selection/checkbox-selection',
  shape: 'plain',
  height: 320,
  content: {
    imports: { TreeItem: '@mui/x-tree-view/TreeItem' },
    lines: [
      '<TreeItem itemId="fruit" label="Fruit">',
      '  <TreeItem itemId="apples" label="Apples" />',
      '  <TreeItem itemId="pears" label="Pears" />',
      '</TreeItem>',
      '<TreeItem itemId="bakery" label="Bakery">',
      '  <TreeItem itemId="bread" label="Bread" />',
      '  <TreeItem itemId="cakes" label="Cakes" disabled />',
      '  <TreeItem itemId="rolls" label="Rolls" />',
      '</TreeItem>',
      '<TreeItem itemId="drinks" label="Drinks" />',
    ],
  },
  base: { defaultExpandedItems: ['fruit'] },
  recipes: {
    checkboxes: {
      label: 'Checkboxes',
      text: 'Select several items, with or without what is inside them.',
      guide: '/x/react-tree-view/simple-tree-view/selection/#checkboxes',
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
      guide: '/x/react-tree-view/simple-tree-view/expansion/#default',
      samples: {
        All: { defaultExpandedItems: ['fruit', 'bakery'] },
        None: { defaultExpandedItems: [] },
      },
    },
    selected: {
      label: 'Selected at first',
      text: 'What is selected before a user selects.',
      guide: '/x/react-tree-view/simple-tree-view/selection/#multiple',
      samples: {
        'One item': { multiSelect: true, defaultSelectedItems: ['apples'] },
        'Two items': { multiSelect: true, defaultSelectedItems: ['apples', 'pears'] },
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
