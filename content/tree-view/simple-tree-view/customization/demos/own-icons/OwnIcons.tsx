import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const Plus = createSvgIcon(
  <path d="M4 4h16v16H4zm2 2v12h12V6zm5 2h2v3h3v2h-3v3h-2v-3H8v-2h3z" />,
  'Plus',
);
const Minus = createSvgIcon(
  <path d="M4 4h16v16H4zm2 2v12h12V6zm2 5h8v2H8z" />,
  'Minus',
);
const Dot = createSvgIcon(<circle cx="12" cy="12" r="3" />, 'Dot');
const Star = createSvgIcon(
  <path d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z" />,
  'Star',
);

export default function OwnIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Recipes"
        defaultExpandedItems={['soups']}
        slots={{ expandIcon: Plus, collapseIcon: Minus, endIcon: Dot }}
      >
        <TreeItem itemId="soups" label="Soups">
          <TreeItem itemId="onion" label="Onion soup" />
          <TreeItem itemId="pea" label="Pea soup" slots={{ endIcon: Star }} />
        </TreeItem>
        <TreeItem itemId="bread" label="Bread" />
      </SimpleTreeView>
    </Box>
  );
}
