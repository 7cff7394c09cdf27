import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Propagation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <SimpleTreeView
        aria-label="Backup"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['photos']}
      >
        <TreeItem itemId="photos" label="Photos (expanded)">
          <TreeItem itemId="summer" label="Summer" />
          <TreeItem itemId="winter" label="Winter" />
        </TreeItem>
        <TreeItem itemId="music" label="Music (collapsed)">
          <TreeItem itemId="live" label="Live recordings" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
