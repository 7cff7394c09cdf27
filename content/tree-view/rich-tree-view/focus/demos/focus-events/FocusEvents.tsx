import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const groceries = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'plum', label: 'Plum' },
    ],
  },
  { id: 'nuts', label: 'Nuts' },
];

export default function FocusEvents() {
  const [focused, setFocused] = React.useState('none');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 170 }}>
      <RichTreeView
        aria-label="Groceries"
        items={groceries}
        defaultExpandedItems={['fruit']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
      />
      <Typography variant="body2">Last focused: {focused}</Typography>
    </Stack>
  );
}
