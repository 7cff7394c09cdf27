import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const courses = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'spanish', label: 'Spanish' },
      { id: 'japanese', label: 'Japanese' },
    ],
  },
  { id: 'pottery', label: 'Pottery' },
];

export default function SelectionEvents() {
  const [message, setMessage] = React.useState('No changes yet');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Courses"
        items={courses}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['languages']}
        onItemSelectionToggle={(_, itemId, isSelected) =>
          setMessage(`${itemId} was ${isSelected ? 'selected' : 'deselected'}`)
        }
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
