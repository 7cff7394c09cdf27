import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionEvents() {
  const [message, setMessage] = React.useState('No changes yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <SimpleTreeView
        aria-label="Extras"
        multiSelect
        checkboxSelection
        onItemSelectionToggle={(_, itemId, isSelected) =>
          setMessage(`${itemId} was ${isSelected ? 'selected' : 'deselected'}`)
        }
      >
        <TreeItem itemId="breakfast" label="Breakfast" />
        <TreeItem itemId="parking" label="Parking" />
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
