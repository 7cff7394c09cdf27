import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'upstairs',
    label: 'Upstairs',
    children: [{ id: 'studio', label: 'Studio' }],
  },
  { id: 'garage', label: 'Garage' },
];

const slotProps = {
  item: {
    slotProps: {
      content: {
        style: { paddingBlock: 10, marginBlock: 2, borderRadius: 12 },
      },
    },
  },
};

export default function ContentProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 144 }}>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        defaultExpandedItems={['upstairs']}
        defaultSelectedItems="studio"
        slotProps={slotProps}
      />
    </Box>
  );
}
