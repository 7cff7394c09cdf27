import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const documents = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease' },
      { id: 'insurance', label: 'Insurance' },
    ],
  },
  { id: 'receipt', label: 'Receipt' },
];

const propagation = { descendants: true, parents: true };

export default function SelectedLeaves() {
  const apiRef = useTreeViewApiRef();
  const [leaves, setLeaves] = React.useState<string[]>([]);

  const updateLeaves = (itemIds: string[]) =>
    setLeaves(
      itemIds.filter(
        (id) => apiRef.current?.getItemOrderedChildrenIds(id).length === 0,
      ),
    );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Documents"
        apiRef={apiRef}
        items={documents}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['contracts']}
        onSelectedItemsChange={(_, itemIds) => updateLeaves(itemIds)}
      />
      <Typography variant="body2" role="status">
        Documents to send: {leaves.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
