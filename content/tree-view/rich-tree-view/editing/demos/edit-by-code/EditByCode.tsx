import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boards = [
  { id: 'roadmap', label: 'Roadmap' },
  { id: 'bugs', label: 'Bugs' },
];

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function EditByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setEditedItem('roadmap')}
      >
        Rename the first board
      </Button>
      <RichTreeView
        aria-label="Boards"
        apiRef={apiRef}
        items={boards}
        isItemEditable
        slotProps={inputProps}
      />
    </Stack>
  );
}
