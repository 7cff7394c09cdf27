import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const rooms = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'kitchen-ceiling', label: 'Ceiling light' },
      { id: 'kitchen-counter', label: 'Counter light' },
    ],
  },
  {
    id: 'hall',
    label: 'Hall',
    children: [{ id: 'hall-lamp', label: 'Floor lamp' }],
  },
];

export default function TouchTree() {
  return (
    <Box sx={{ minWidth: 260, minHeight: 240 }}>
      <RichTreeView
        aria-label="Lights"
        items={rooms}
        defaultExpandedItems={['kitchen']}
        multiSelect
        checkboxSelection
        sx={{
          [`& .${treeItemClasses.content}`]: { minHeight: 48, py: 0 },
          [`& .${treeItemClasses.iconContainer}`]: {
            width: 44,
            height: 44,
            alignItems: 'center',
          },
          [`& .${treeItemClasses.checkbox}`]: { p: 1.25 },
        }}
      />
    </Box>
  );
}
