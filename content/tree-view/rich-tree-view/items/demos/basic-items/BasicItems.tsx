import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const menu = [
  {
    id: 'drinks',
    label: 'Drinks',
    children: [
      { id: 'coffee', label: 'Coffee' },
      { id: 'tea', label: 'Tea' },
    ],
  },
  {
    id: 'food',
    label: 'Food',
    children: [
      {
        id: 'hot',
        label: 'Hot dishes',
        children: [{ id: 'soup', label: 'Soup of the day' }],
      },
      { id: 'cake', label: 'Cake' },
    ],
  },
];

export default function BasicItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 224 }}>
      <RichTreeView
        items={menu}
        defaultExpandedItems={['drinks']}
        aria-label="Menu"
      />
    </Box>
  );
}
