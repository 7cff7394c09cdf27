import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['fruit', 'citrus', 'nuts'];

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 216 }}>
      <Button
        variant="outlined"
        onClick={() => setExpanded(expanded.length === 0 ? parents : [])}
      >
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        aria-label="Pantry"
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="fruit" label="Fruit">
          <TreeItem itemId="citrus" label="Citrus">
            <TreeItem itemId="lemon" label="Lemon" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="nuts" label="Nuts">
          <TreeItem itemId="walnut" label="Walnut" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
