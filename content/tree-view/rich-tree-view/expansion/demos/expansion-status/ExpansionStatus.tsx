import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stations = [
  {
    id: 'north',
    label: 'North line',
    children: [{ id: 'airport', label: 'Airport' }],
  },
  { id: 'depot', label: 'Depot' },
];

export default function ExpansionStatus() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [state, setState] = React.useState('Not checked yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 190 }}>
      <RichTreeView
        aria-label="Stations"
        items={stations}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
      <Button
        variant="outlined"
        onClick={() =>
          setState(expanded.includes('north') ? 'Expanded' : 'Collapsed')
        }
      >
        Check the north line
      </Button>
      <Typography variant="body2" role="status">
        {state}
      </Typography>
    </Stack>
  );
}
