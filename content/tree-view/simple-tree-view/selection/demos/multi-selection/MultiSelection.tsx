import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Ingredients"
        multiSelect
        defaultExpandedItems={['herbs']}
        defaultSelectedItems={['basil', 'salt']}
      >
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="basil" label="Basil" />
          <TreeItem itemId="thyme" label="Thyme" />
        </TreeItem>
        <TreeItem itemId="salt" label="Salt" />
      </SimpleTreeView>
    </Box>
  );
}
