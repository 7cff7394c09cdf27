import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <SimpleTreeView
        aria-label="Export"
        defaultExpandedItems={['document', 'image']}
      >
        <TreeItem itemId="document" label="Document">
          <TreeItem itemId="pdf" label="PDF" />
          <TreeItem itemId="word" label="Word (not installed)" disabled />
        </TreeItem>
        <TreeItem itemId="image" label="Image (not licensed)" disabled>
          <TreeItem itemId="png" label="PNG" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
