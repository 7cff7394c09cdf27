import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('none');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 140 }}>
      <SimpleTreeView
        aria-label="Reports"
        defaultExpandedItems={['year']}
        onItemClick={(_, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="year" label="Annual report">
          <TreeItem itemId="figures" label="Figures" />
          <TreeItem itemId="outlook" label="Outlook" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        Last click: {clicked}
      </Typography>
    </Stack>
  );
}
