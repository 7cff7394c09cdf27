import * as React from 'react';
import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const items = [
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'beds', label: 'Beds' },
      { id: 'pond', label: 'Pond' },
    ],
  },
  { id: 'house', label: 'House', children: [{ id: 'attic', label: 'Attic' }] },
  { id: 'well', label: 'Well' },
];

const Dot = createSvgIcon(<circle cx="12" cy="12" r="4" />, 'Dot');
const Star = createSvgIcon(
  <path d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z" />,
  'Star',
);

const isPond = (item: { id: string }) => item.id === 'pond';

const PlaceItem = React.forwardRef(function PlaceItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  if (props.itemId !== 'well') {
    return <TreeItem {...props} ref={ref} />;
  }
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ icon: Star }}
      slotProps={{ icon: { className: 'own-icon' } }}
    />
  );
});

export default function Anatomy() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}>
      <RichTreeView
        aria-label="Places"
        items={items}
        multiSelect
        checkboxSelection
        isItemEditable
        isItemDisabled={isPond}
        defaultExpandedItems={['garden']}
        defaultSelectedItems={['beds']}
        slots={{ item: PlaceItem, endIcon: Dot }}
      />
    </Box>
  );
}
