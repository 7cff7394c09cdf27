import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const teams: TreeViewBaseItem[] = [
  {
    id: 'product',
    label: 'Product',
    children: [
      {
        id: 'design',
        label: 'Design',
        children: [{ id: 'research', label: 'Research' }],
      },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    children: [{ id: 'partners', label: 'Partners' }],
  },
];

const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) =>
    item.children ? [item.id, ...getParentIds(item.children)] : [],
  );

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 216 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setExpanded(getParentIds(teams))}
        >
          Expand all
        </Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Teams"
        items={teams}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
