import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const animals = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      { id: 'heron', label: 'Heron' },
      { id: 'swift', label: 'Swift' },
    ],
  },
  {
    id: 'fish',
    label: 'Fish',
    children: [{ id: 'trout', label: 'Trout' }],
  },
  { id: 'otter', label: 'Otter' },
];

export default function KeyTester() {
  const [key, setKey] = React.useState('none');
  const [focused, setFocused] = React.useState('nothing');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);

  const describeKey = (event: React.KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const name = event.key === ' ' ? 'Space' : event.key;
    const held = [ctrlKey && 'Ctrl', metaKey && 'Cmd', shiftKey && 'Shift'];
    setKey([...held.filter(Boolean), name].join(' + '));
  };

  const rows = [
    ['Key', key],
    ['Focus', focused],
    ['Open', expanded.join(', ') || 'nothing'],
    ['Selected', selected.join(', ') || 'nothing'],
  ];

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 520 }}
    >
      <Box sx={{ flex: 1, minHeight: 192 }}>
        <RichTreeView
          aria-label="Animals"
          items={animals}
          multiSelect
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
          selectedItems={selected}
          onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
          onItemFocus={(_, itemId) => setFocused(itemId)}
          onKeyDown={describeKey}
        />
      </Box>
      <Box component="dl" sx={{ flex: 1, m: 0 }}>
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
