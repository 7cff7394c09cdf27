import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandedAtFirst() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <SimpleTreeView
        aria-label="Docs"
        defaultExpandedItems={['guides', 'setup']}
      >
        <TreeItem itemId="guides" label="Guides">
          <TreeItem itemId="setup" label="Setup">
            <TreeItem itemId="proxy" label="Behind a proxy" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="api" label="API">
          <TreeItem itemId="rest" label="REST" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
