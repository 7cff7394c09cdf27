import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'lobby', label: 'Lobby' },
      { id: 'workshop', label: 'Workshop' },
    ],
  },
  { id: 'roof', label: 'Roof terrace' },
];

export default function ReadSelection() {
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 170 }}>
      <Typography role="status">Selected: {selected ?? 'none'}</Typography>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        defaultExpandedItems={['ground']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
