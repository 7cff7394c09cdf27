import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const playlists = [
  {
    id: 'work',
    label: 'Work',
    children: [
      { id: 'focus', label: 'Deep focus' },
      { id: 'monday', label: 'Monday morning' },
      { id: 'friday', label: 'Friday afternoon' },
    ],
  },
  {
    id: 'sports',
    label: 'Sports',
    children: [
      { id: 'run', label: 'Running' },
      { id: 'climb', label: 'Climbing gym' },
      { id: 'stretch', label: 'Stretching' },
    ],
  },
  {
    id: 'home',
    label: 'Home',
    children: [
      { id: 'cooking', label: 'Cooking' },
      { id: 'quiet', label: 'Quiet evenings' },
      { id: 'rain', label: 'Rain' },
    ],
  },
  { id: 'road', label: 'Road trip' },
];

const inputProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};

export default function EditableLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 416 }}>
      <RichTreeView
        aria-label="Playlists"
        items={playlists}
        isItemEditable
        slotProps={inputProps}
        defaultExpandedItems={['work', 'sports', 'home']}
      />
    </Box>
  );
}
