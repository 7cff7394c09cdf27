import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'fleet',
    label: 'Fleet',
    children: [
      { id: 'aurora', label: 'Aurora' },
      { id: 'meridian', label: 'Meridian' },
    ],
  },
  {
    id: 'crew',
    label: 'Crew',
    children: [
      { id: 'deck', label: 'Deck' },
      { id: 'engine', label: 'Engine room' },
    ],
  },
];

export default function App() {
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <div>
      <RichTreeView
        aria-label="Fleet and crew"
        items={items}
        defaultExpandedItems={['fleet']}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
      />
      <Typography aria-live="polite" sx={{ mt: 2 }}>
        {selected ? `Selected: ${selected}` : 'Nothing selected'}
      </Typography>
    </div>
  );
}
