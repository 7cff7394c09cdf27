import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const company = [
  {
    id: 'factory',
    label: 'Factory',
    children: [
      {
        id: 'hall-2',
        label: 'Hall 2',
        children: [{ id: 'press', label: 'Press' }],
      },
    ],
  },
  { id: 'office', label: 'Office' },
];

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (event: React.SyntheticEvent, itemId: string) => {
    const newExpanded = new Set(expanded);
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      newExpanded.add(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    // The item has to be in the DOM before it can be focused.
    flushSync(() => setExpanded([...newExpanded]));
    apiRef.current?.focusItem(event, itemId);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 180 }}>
      <Button variant="outlined" onClick={(event) => reveal(event, 'press')}>
        Find the press
      </Button>
      <RichTreeView
        aria-label="Sites"
        apiRef={apiRef}
        items={company}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
