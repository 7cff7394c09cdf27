import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const manual = [
  {
    id: 'start',
    label: 'Getting started',
    children: [
      { id: 'install', label: 'Installation' },
      {
        id: 'first-steps',
        label: 'First steps',
        children: [{ id: 'login', label: 'Log in' }],
      },
    ],
  },
  {
    id: 'reference',
    label: 'Reference',
    children: [{ id: 'commands', label: 'Commands' }],
  },
];

export default function ExpandedAtFirst() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 192 }}>
      <RichTreeView
        aria-label="Manual"
        items={manual}
        defaultExpandedItems={['start', 'first-steps']}
      />
    </Box>
  );
}
