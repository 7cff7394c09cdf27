import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Theme"
        defaultExpandedItems={['light']}
        defaultSelectedItems="paper"
      >
        <TreeItem itemId="light" label="Light themes">
          <TreeItem itemId="paper" label="Paper" />
          <TreeItem itemId="sand" label="Sand" />
        </TreeItem>
        <TreeItem itemId="night" label="Night" />
      </SimpleTreeView>
    </Box>
  );
}
