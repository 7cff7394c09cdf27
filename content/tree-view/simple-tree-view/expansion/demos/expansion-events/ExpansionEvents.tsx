import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpansionEvents() {
  const [message, setMessage] = React.useState('Expand a season');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 170 }}>
      <SimpleTreeView
        aria-label="Seasons"
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          setMessage(`${itemId} is ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      >
        <TreeItem itemId="season-1" label="Season 1">
          <TreeItem itemId="pilot" label="Pilot" />
        </TreeItem>
        <TreeItem itemId="season-2" label="Season 2">
          <TreeItem itemId="return" label="The return" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
