import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tools = [
  {
    id: 'saws',
    label: 'Saws',
    children: [
      { id: 'hand-saw', label: 'Hand saw' },
      { id: 'jigsaw', label: 'Jigsaw' },
    ],
  },
  {
    id: 'drills',
    label: 'Drills',
    children: [{ id: 'drill', label: 'Drill' }],
  },
];

export default function ChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [ids, setIds] = React.useState<string[]>([]);

  const showChildren = (itemId: string | null) =>
    setIds(apiRef.current?.getItemOrderedChildrenIds(itemId) ?? []);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 250 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => showChildren('saws')}>
          Children of Saws
        </Button>
        <Button variant="outlined" onClick={() => showChildren(null)}>
          Root items
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {ids.length > 0 ? ids.join(', ') : 'Press a button'}
      </Typography>
      <RichTreeView apiRef={apiRef} items={tools} aria-label="Tools" />
    </Stack>
  );
}
