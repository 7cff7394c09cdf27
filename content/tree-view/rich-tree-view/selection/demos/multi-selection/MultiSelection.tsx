import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const photos = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'sunrise', label: 'sunrise.jpg' },
      { id: 'lighthouse', label: 'lighthouse.jpg' },
      { id: 'harbor', label: 'harbor.jpg' },
    ],
  },
  { id: 'map', label: 'map.png' },
];

export default function MultiSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Photos"
        items={photos}
        multiSelect
        defaultExpandedItems={['coast']}
        defaultSelectedItems={['sunrise', 'harbor']}
      />
    </Box>
  );
}
