import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allIds = ['brass', 'trumpet', 'tuba', 'flute'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['flute']);
  const isAllSelected = selected.length === allIds.length;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={() => setSelected(isAllSelected ? [] : allIds)}
      >
        {isAllSelected ? 'Clear' : 'Select all'}
      </Button>
      <SimpleTreeView
        aria-label="Orchestra"
        multiSelect
        defaultExpandedItems={['brass']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="brass" label="Brass">
          <TreeItem itemId="trumpet" label="Trumpet" />
          <TreeItem itemId="tuba" label="Tuba" />
        </TreeItem>
        <TreeItem itemId="flute" label="Flute" />
      </SimpleTreeView>
    </Stack>
  );
}
