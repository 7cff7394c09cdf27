import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const reports: TreeViewBaseItem[] = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'sales-north', label: 'North' },
      { id: 'sales-south', label: 'South' },
    ],
  },
  { id: 'stock', label: 'Stock' },
];

const getAllIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) => [item.id, ...getAllIds(item.children ?? [])]);

const allIds = getAllIds(reports);

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['sales-north']);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 216 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSelected(allIds)}>
          Select all
        </Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <RichTreeView
        aria-label="Reports"
        items={reports}
        multiSelect
        defaultExpandedItems={['sales']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2" role="status">
        {selected.length} of {allIds.length} selected
      </Typography>
    </Stack>
  );
}
