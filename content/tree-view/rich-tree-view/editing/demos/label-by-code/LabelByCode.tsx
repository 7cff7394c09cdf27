import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  { id: 'room-1', label: 'Room 1' },
  { id: 'room-2', label: 'Room 2' },
];

export default function LabelByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.updateItemLabel('room-2', 'Library')}
      >
        Rename Room 2 to Library
      </Button>
      <RichTreeView apiRef={apiRef} items={rooms} aria-label="Rooms" />
    </Stack>
  );
}
