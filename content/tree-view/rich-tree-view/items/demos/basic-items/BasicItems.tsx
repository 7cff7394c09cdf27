import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const menu = [
  {
    id: 'drinks',
    label: 'Drinks',
    children: [
      { id: 'coffee', label: 'Coffee, $3.20' },
      { id: 'tea', label: 'Mint tea, $2.80' },
      { id: 'juice', label: 'Orange juice, $4.50' },
    ],
  },
  {
    id: 'food',
    label: 'Food',
    children: [
      {
        id: 'hot',
        label: 'Hot dishes',
        children: [
          { id: 'soup', label: 'Lentil soup, $7.50' },
          { id: 'pasta', label: 'Pasta with pesto, $11.00' },
        ],
      },
      { id: 'salad', label: 'Green salad, $6.90' },
      { id: 'cake', label: 'Carrot cake, $4.20' },
    ],
  },
];

export default function BasicItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 320 }}>
      <RichTreeView
        items={menu}
        defaultExpandedItems={['drinks', 'food']}
        aria-label="Menu"
      />
    </Box>
  );
}
