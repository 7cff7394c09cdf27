import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NestedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 256 }}>
      <SimpleTreeView aria-label="Help" defaultExpandedItems={['orders']}>
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="track" label="Track a package" />
          <TreeItem itemId="return" label="Return an item" />
          <TreeItem itemId="invoice" label="Download an invoice" />
        </TreeItem>
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="password" label="Change your password" />
          <TreeItem itemId="address" label="Add an address" />
        </TreeItem>
        <TreeItem itemId="contact" label="Contact us" />
      </SimpleTreeView>
    </Box>
  );
}
