import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const drives = [
  {
    id: 'backup',
    label: 'Backup',
    children: [
      { id: 'monday', label: 'Monday' },
      { id: 'friday', label: 'Friday' },
    ],
  },
  { id: 'scans', label: 'Scans' },
];

export default function ExpandByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 180 }}>
      <Button
        variant="outlined"
        onClick={(event) =>
          apiRef.current?.setItemExpansion({ event, itemId: 'backup' })
        }
      >
        Expand or collapse Backup
      </Button>
      <RichTreeView apiRef={apiRef} items={drives} aria-label="Drives" />
    </Stack>
  );
}
