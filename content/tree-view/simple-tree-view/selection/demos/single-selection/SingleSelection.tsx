import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 224 }}>
      <SimpleTreeView
        aria-label="Theme"
        defaultExpandedItems={['light']}
        defaultSelectedItems="paper"
      >
        <TreeItem itemId="light" label="Light themes">
          <TreeItem itemId="paper" label="Paper" />
          <TreeItem itemId="sand" label="Sand" />
          <TreeItem itemId="mist" label="Mist" />
        </TreeItem>
        <TreeItem itemId="dark" label="Dark themes">
          <TreeItem itemId="night" label="Night" />
          <TreeItem itemId="slate" label="Slate" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
