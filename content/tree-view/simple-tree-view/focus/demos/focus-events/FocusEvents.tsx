import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  crop: 'Trim the edges',
  rotate: 'Rotate by 90 degrees',
  blur: 'Soften the image',
};

export default function FocusEvents() {
  const [hint, setHint] = React.useState('Focus an item');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <SimpleTreeView
        aria-label="Tools"
        onItemFocus={(_, itemId) => setHint(hints[itemId] ?? '')}
      >
        <TreeItem itemId="crop" label="Crop" />
        <TreeItem itemId="rotate" label="Rotate" />
        <TreeItem itemId="blur" label="Blur" />
      </SimpleTreeView>
      <Typography variant="body2">{hint}</Typography>
    </Stack>
  );
}
