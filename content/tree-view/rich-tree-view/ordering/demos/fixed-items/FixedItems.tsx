import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const pages = [
  { id: 'cover', label: 'Cover (fixed)' },
  { id: 'summary', label: 'Summary' },
  { id: 'figures', label: 'Figures' },
  { id: 'index', label: 'Index (fixed)' },
];

const fixedIds = ['cover', 'index'];

const isItemReorderable = (itemId: string) => !fixedIds.includes(itemId);

export default function FixedItems() {
  return (
    <Box sx={{ width: '100%', minHeight: 128 }}>
      <RichTreeViewPro
        aria-label="Pages"
        items={pages}
        itemsReordering
        isItemReorderable={isItemReorderable}
      />
    </Box>
  );
}
