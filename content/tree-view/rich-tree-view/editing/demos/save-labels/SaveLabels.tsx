import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialAlbums: TreeViewBaseItem[] = [
  {
    id: 'summer',
    label: 'Summer',
    children: [
      { id: 'lake', label: 'Lake' },
      { id: 'garden', label: 'Garden' },
    ],
  },
];

const rename = (
  items: TreeViewBaseItem[],
  itemId: string,
  label: string,
): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function SaveLabels() {
  const [albums, setAlbums] = React.useState(initialAlbums);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Albums"
        items={albums}
        isItemEditable
        slotProps={inputProps}
        defaultExpandedItems={['summer']}
        onItemLabelChange={(itemId, label) =>
          setAlbums((current) => rename(current, itemId, label))
        }
      />
      <Typography variant="body2" role="status">
        Saved: {albums[0]?.children?.map((album) => album.label).join(', ')}
      </Typography>
    </Stack>
  );
}
