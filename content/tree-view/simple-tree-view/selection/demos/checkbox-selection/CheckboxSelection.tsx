import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Notifications"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['mail']}
        defaultSelectedItems={['weekly']}
      >
        <TreeItem itemId="mail" label="Email">
          <TreeItem itemId="weekly" label="Weekly summary" />
          <TreeItem itemId="offers" label="Special offers" />
        </TreeItem>
        <TreeItem itemId="phone" label="Text message" />
      </SimpleTreeView>
    </Box>
  );
}
