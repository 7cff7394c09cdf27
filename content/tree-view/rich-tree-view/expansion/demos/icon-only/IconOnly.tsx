import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const library = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'fantasy', label: 'Fantasy' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [{ id: 'botany', label: 'Botany' }],
  },
];

export default function IconOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Library"
        items={library}
        expansionTrigger="iconContainer"
      />
    </Box>
  );
}
