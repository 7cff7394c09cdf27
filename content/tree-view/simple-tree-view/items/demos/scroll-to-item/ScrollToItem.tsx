import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weeks = Array.from({ length: 30 }, (_, index) => index + 1);

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current
            ?.getItemDOMElement('week-24')
            ?.scrollIntoView({ block: 'nearest' })
        }
      >
        Show week 24
      </Button>
      <Box
        sx={{
          height: 160,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <SimpleTreeView aria-label="Weeks" apiRef={apiRef}>
          {weeks.map((week) => (
            <TreeItem
              key={week}
              itemId={`week-${week}`}
              label={`Week ${week}`}
            />
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
