import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const chapters = [
  {
    id: 'part-1',
    label: 'Part one',
    children: [
      { id: 'arrival', label: 'Arrival' },
      { id: 'island', label: 'The island' },
    ],
  },
  {
    id: 'part-2',
    label: 'Part two',
    children: [{ id: 'storm', label: 'The storm' }],
  },
];

export default function ReorderItems() {
  return (
    <Box sx={{ width: '100%', minHeight: 160 }}>
      <RichTreeViewPro
        aria-label="Chapters"
        items={chapters}
        itemsReordering
        defaultExpandedItems={['part-1', 'part-2']}
      />
    </Box>
  );
}
