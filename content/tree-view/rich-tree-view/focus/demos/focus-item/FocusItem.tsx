import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const instruments = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'harp', label: 'Harp' },
    ],
  },
  { id: 'drums', label: 'Drums' },
];

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 180 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'harp')}
      >
        Go to the harp
      </Button>
      <RichTreeView
        aria-label="Instruments"
        apiRef={apiRef}
        items={instruments}
        defaultExpandedItems={['strings']}
      />
    </Stack>
  );
}
