import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const steps = [
  { id: 'cover', label: 'Cover (fixed)' },
  { id: 'summary', label: 'Summary' },
  { id: 'figures', label: 'Figures' },
  { id: 'imprint', label: 'Imprint (fixed)' },
];

const fixed = ['cover', 'imprint'];

export default function FixedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 128 }}>
      <RichTreeViewPro
        aria-label="Pages"
        items={steps}
        itemsReordering
        isItemReorderable={(itemId) => !fixed.includes(itemId)}
      />
    </Box>
  );
}
