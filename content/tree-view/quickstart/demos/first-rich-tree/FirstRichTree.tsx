import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const departments: TreeViewBaseItem[] = [
  {
    id: 'engineering',
    label: 'Engineering',
    children: [
      { id: 'frontend', label: 'Frontend' },
      { id: 'platform', label: 'Platform' },
    ],
  },
  {
    id: 'operations',
    label: 'Operations',
    children: [{ id: 'support', label: 'Support' }],
  },
  { id: 'finance', label: 'Finance' },
];

export default function FirstRichTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 192 }}>
      <RichTreeView items={departments} aria-label="Departments" />
    </Box>
  );
}
