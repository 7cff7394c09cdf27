import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)({
  [`& .${treeItemClasses.groupTransition}`]: {
    marginLeft: 16,
    paddingLeft: 8,
    borderLeft: '2px dotted rgb(128 128 128 / 0.6)',
  },
});

export default function DottedLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 128 }}>
      <SimpleTreeView
        aria-label="Languages"
        defaultExpandedItems={['romance', 'iberian']}
        itemChildrenIndentation={0}
      >
        <LinedItem itemId="romance" label="Romance">
          <LinedItem itemId="iberian" label="Iberian">
            <LinedItem itemId="galician" label="Galician" />
          </LinedItem>
          <LinedItem itemId="romanian" label="Romanian" />
        </LinedItem>
      </SimpleTreeView>
    </Box>
  );
}
