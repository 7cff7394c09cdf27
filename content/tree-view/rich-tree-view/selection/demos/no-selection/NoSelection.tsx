import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const questions = [
  {
    id: 'shipping',
    label: 'Shipping',
    children: [
      { id: 'duration', label: 'Two to four days within the US' },
      { id: 'cost', label: 'Free over $50' },
    ],
  },
  {
    id: 'returns',
    label: 'Returns',
    children: [{ id: 'period', label: 'Within 30 days' }],
  },
];

export default function NoSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 160 }}>
      <RichTreeView
        aria-label="Questions and answers"
        items={questions}
        disableSelection
        defaultExpandedItems={['shipping']}
      />
    </Box>
  );
}
