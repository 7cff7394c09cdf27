import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NoSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 96 }}>
      <SimpleTreeView
        aria-label="Opening hours"
        disableSelection
        defaultExpandedItems={['week']}
      >
        <TreeItem itemId="week" label="Monday to Friday">
          <TreeItem itemId="hours" label="9 am to 6 pm" />
        </TreeItem>
        <TreeItem itemId="weekend" label="Weekend: closed" />
      </SimpleTreeView>
    </Box>
  );
}
