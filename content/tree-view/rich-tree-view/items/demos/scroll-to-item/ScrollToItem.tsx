import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = Array.from({ length: 40 }, (_, index) => ({
  id: `shelf-${index + 1}`,
  label: `Shelf ${index + 1}`,
}));

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => scrollTo('shelf-1')}>
          Shelf 1
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('shelf-28')}>
          Shelf 28
        </Button>
      </Stack>
      <Box
        sx={{
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <RichTreeView apiRef={apiRef} items={shelves} aria-label="Shelves" />
      </Box>
    </Stack>
  );
}
