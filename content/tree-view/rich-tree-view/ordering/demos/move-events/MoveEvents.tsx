import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const tasks = [
  {
    id: 'today',
    label: 'Today',
    children: [
      { id: 'call', label: 'Call the plumber' },
      { id: 'invoice', label: 'Send the invoice' },
    ],
  },
  {
    id: 'later',
    label: 'Later',
    children: [{ id: 'shelf', label: 'Build a shelf' }],
  },
];

export default function MoveEvents() {
  const [message, setMessage] = React.useState('Drag a task');

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 216 }}>
      <RichTreeViewPro
        aria-label="Tasks"
        items={tasks}
        itemsReordering
        defaultExpandedItems={['today', 'later']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMessage(
            `${itemId}: ${oldPosition.parentId ?? 'root'} ${oldPosition.index} to ${newPosition.parentId ?? 'root'} ${newPosition.index}`,
          )
        }
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
