import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sections = [
  {
    id: 'news',
    label: 'News',
    children: [
      { id: 'world', label: 'World' },
      { id: 'sports', label: 'Sports' },
    ],
  },
  { id: 'weather', label: 'Weather' },
];

export default function CurrentTree() {
  const apiRef = useTreeViewApiRef();
  const [json, setJson] = React.useState('');

  const readTree = () =>
    setJson(JSON.stringify(apiRef.current?.getItemTree(), null, 1));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Sections"
        apiRef={apiRef}
        items={sections}
        defaultExpandedItems={['news']}
      />
      <Button variant="outlined" onClick={readTree}>
        Read the tree
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Tree as JSON"
        role="region"
        sx={{ m: 0, height: 160, overflow: 'auto', fontSize: 12 }}
      >
        {json}
      </Box>
    </Stack>
  );
}
