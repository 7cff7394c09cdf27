import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const outline = [
  {
    id: 'book',
    label: 'Book',
    children: [
      {
        id: 'chapter',
        label: 'Chapter',
        children: [{ id: 'section', label: 'Section' }],
      },
    ],
  },
];

export default function DepthStyle() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 104 }}>
      <RichTreeView
        aria-label="Outline"
        items={outline}
        defaultExpandedItems={['book', 'chapter']}
        sx={{
          [`& .${treeItemClasses.label}`]: {
            fontSize: 'calc(1.25rem - var(--TreeView-itemDepth) * 0.2rem)',
          },
        }}
      />
    </Box>
  );
}
