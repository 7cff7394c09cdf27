import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NestedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 192 }}>
      <SimpleTreeView aria-label="Help" defaultExpandedItems={['orders']}>
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="track" label="Track a package" />
          <TreeItem itemId="return" label="Return an item" />
        </TreeItem>
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="password" label="Change your password" />
        </TreeItem>
        <TreeItem itemId="contact" label="Contact" />
      </SimpleTreeView>
    </Box>
  );
}
