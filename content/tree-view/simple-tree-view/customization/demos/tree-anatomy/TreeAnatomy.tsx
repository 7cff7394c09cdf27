import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const Leaf = createSvgIcon(
  <path d="M5 19C5 9 10 5 20 5c0 10-4 15-12 14z" />,
  'Leaf',
);

export default function TreeAnatomy() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Trees"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['broadleaf']}
        slots={{ endIcon: Leaf }}
      >
        <TreeItem itemId="broadleaf" label="Broadleaf">
          <TreeItem itemId="ash" label="Ash" />
          <TreeItem itemId="elm" label="Elm" />
        </TreeItem>
        <TreeItem itemId="conifers" label="Conifers">
          <TreeItem itemId="larch" label="Larch" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
