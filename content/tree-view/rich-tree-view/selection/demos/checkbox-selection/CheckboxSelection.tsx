import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'tomato', label: 'Tomato' },
      { id: 'spinach', label: 'Spinach' },
    ],
  },
  {
    id: 'cheese',
    label: 'Cheese',
    children: [{ id: 'feta', label: 'Feta' }],
  },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Toppings"
        items={toppings}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['vegetables', 'cheese']}
        defaultSelectedItems={['tomato']}
      />
    </Box>
  );
}
