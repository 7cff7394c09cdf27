import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const printers = [
  { id: 'first-floor', label: 'Printer, first floor' },
  { id: 'second-floor', label: 'Printer, second floor' },
];

export default function DisableByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView apiRef={apiRef} items={printers} aria-label="Printers" />
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.setIsItemDisabled({ itemId: 'second-floor' })
        }
      >
        Toggle the second floor
      </Button>
    </Stack>
  );
}
