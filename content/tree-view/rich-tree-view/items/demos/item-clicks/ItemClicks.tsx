import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const inbox = [
  {
    id: 'today',
    label: 'Today',
    children: [
      { id: 'invoice', label: 'Invoice 4711' },
      { id: 'offer', label: 'Printer quote' },
    ],
  },
  { id: 'older', label: 'Older' },
];

export default function ItemClicks() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Messages"
        items={inbox}
        defaultExpandedItems={['today']}
        onItemClick={(_, itemId) =>
          setClicks((previous) => [itemId, ...previous].slice(0, 4))
        }
      />
      <Typography variant="body2" role="status">
        Clicks, newest first: {clicks.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
