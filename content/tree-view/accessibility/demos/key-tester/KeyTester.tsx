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
  const [focused, setFocused] = React.useState('none');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);

  const showKey = (event: React.KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const name = event.key === ' ' ? 'Space' : event.key;
    const modifiers = [
      ctrlKey && 'Ctrl',
      metaKey && 'Cmd',
      shiftKey && 'Shift',
    ];
    setKey([...modifiers.filter(Boolean), name].join(' + '));
  };

  const rows = [
    ['Key', key],
    ['Focused', focused],
    ['Expanded', expanded.join(', ') || 'none'],
    ['Selected', selected.join(', ') || 'none'],
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
          onKeyDown={showKey}
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
