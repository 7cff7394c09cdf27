import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const menu = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'olives', label: 'Olives' },
      { id: 'bread', label: 'Bread' },
    ],
  },
  {
    id: 'desserts',
    label: 'Desserts',
    children: [{ id: 'tart', label: 'Tart' }],
  },
];

const DishItem = React.forwardRef(function DishItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ checkbox: { visible: !status.expandable } }}
    />
  );
});

export default function LeafCheckboxes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Dishes"
        items={menu}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['starters', 'desserts']}
        slots={{ item: DishItem }}
      />
    </Box>
  );
}
