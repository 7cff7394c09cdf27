import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boxes = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [{ id: 'plates', label: 'Plates' }],
  },
  {
    id: 'cellar',
    label: 'Cellar',
    children: [{ id: 'tools', label: 'Tools' }],
  },
];

export default function ExpansionEvents() {
  const [message, setMessage] = React.useState('Open a box');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 170 }}>
      <RichTreeView
        aria-label="Moving boxes"
        items={boxes}
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          setMessage(`${itemId} is ${isExpanded ? 'open' : 'closed'}`)
        }
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
