import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const items = [
  {
    id: 'parent',
    label: 'Parent',
    children: [
      { id: 'first', label: 'First child' },
      { id: 'second', label: 'Second child' },
    ],
  },
];

const parts = [
  'root',
  'content',
  'iconContainer',
  'checkbox',
  'label',
  'groupTransition',
] as const;

type Part = (typeof parts)[number];

export default function Anatomy() {
  const [part, setPart] = React.useState<Part>('content');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Part of an item"
        value={part}
        onChange={(_, value: Part | null) => value && setPart(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {parts.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 96 }}>
        <RichTreeView
          aria-label="Example"
          items={items}
          multiSelect
          checkboxSelection
          defaultExpandedItems={['parent']}
          sx={{
            [`& .${treeItemClasses[part]}`]: {
              outline: '2px dashed',
              outlineColor: 'primary.main',
              outlineOffset: -2,
              bgcolor: 'action.hover',
            },
          }}
        />
      </Box>
    </Stack>
  );
}
