import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const places = [
  {
    id: 'continent',
    label: 'Continent',
    children: [
      {
        id: 'country',
        label: 'Country',
        children: [{ id: 'city', label: 'City' }],
      },
    ],
  },
];

export default function Indentation() {
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, px: 1 }}>
      <Slider
        aria-label="itemChildrenIndentation in pixels"
        value={indentation}
        min={0}
        max={48}
        step={4}
        valueLabelDisplay="auto"
        onChange={(_, value) => setIndentation(value)}
      />
      <RichTreeView
        aria-label="Places"
        items={places}
        defaultExpandedItems={['continent', 'country']}
        itemChildrenIndentation={indentation}
      />
    </Stack>
  );
}
