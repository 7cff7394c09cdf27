import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const playlists = [
  {
    id: 'quiet',
    label: 'Quiet evenings',
    children: [
      { id: 'rain', label: 'Rain' },
      { id: 'piano', label: 'Piano' },
    ],
  },
  { id: 'run', label: 'Running' },
];

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function EditableLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <RichTreeView
        aria-label="Playlists"
        items={playlists}
        isItemEditable
        slotProps={inputProps}
        defaultExpandedItems={['quiet']}
      />
    </Box>
  );
}
