import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const departments: TreeViewBaseItem[] = [
  {
    id: 'engineering',
    label: 'Engineering (24)',
    children: [
      { id: 'frontend', label: 'Frontend (9)' },
      { id: 'platform', label: 'Platform (11)' },
      { id: 'quality', label: 'Quality (4)' },
    ],
  },
  {
    id: 'operations',
    label: 'Operations (15)',
    children: [
      { id: 'support', label: 'Support (12)' },
      { id: 'facilities', label: 'Facilities (3)' },
    ],
  },
  { id: 'finance', label: 'Finance (6)' },
];

export default function FirstRichTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 256 }}>
      <RichTreeView
        items={departments}
        defaultExpandedItems={['engineering']}
        aria-label="Departments"
      />
    </Box>
  );
}
