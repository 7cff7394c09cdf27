import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const months = [
  {
    id: 'april',
    label: 'April',
    children: [{ id: 'planting', label: 'Planting day' }],
  },
  {
    id: 'may',
    label: 'May',
    children: [{ id: 'market', label: 'Plant market' }],
  },
  {
    id: 'june',
    label: 'June',
    children: [{ id: 'harvest', label: 'First harvest' }],
  },
];

export default function OneBranch() {
  const [open, setOpen] = React.useState<string[]>(['april']);

  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Garden calendar"
        items={months}
        expandedItems={open}
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          setOpen(isExpanded ? [itemId] : [])
        }
      />
    </Box>
  );
}
