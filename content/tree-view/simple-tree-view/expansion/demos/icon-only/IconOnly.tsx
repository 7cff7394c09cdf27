import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconOnly() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 96 }}>
      <SimpleTreeView aria-label="Tags" expansionTrigger="iconContainer">
        <TreeItem itemId="work" label="Work">
          <TreeItem itemId="meetings" label="Meetings" />
        </TreeItem>
        <TreeItem itemId="home" label="Home" />
      </SimpleTreeView>
    </Box>
  );
}
