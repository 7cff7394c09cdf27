import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function countLabel(text: string, count: number) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      {text}
      <Chip size="small" label={count} />
    </Stack>
  );
}

export default function RichLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView aria-label="Tickets" defaultExpandedItems={['open']}>
        <TreeItem itemId="open" label={countLabel('Open', 12)}>
          <TreeItem itemId="urgent" label={countLabel('Urgent', 3)} />
          <TreeItem itemId="normal" label={countLabel('Normal', 9)} />
        </TreeItem>
        <TreeItem itemId="closed" label={countLabel('Closed', 240)} />
      </SimpleTreeView>
    </Box>
  );
}
