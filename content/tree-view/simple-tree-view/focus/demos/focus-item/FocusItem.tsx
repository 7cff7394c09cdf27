import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'results')}
      >
        Skip to the results
      </Button>
      <SimpleTreeView
        aria-label="Report"
        apiRef={apiRef}
        defaultExpandedItems={['method']}
      >
        <TreeItem itemId="method" label="Method">
          <TreeItem itemId="samples" label="Samples" />
        </TreeItem>
        <TreeItem itemId="results" label="Results" />
      </SimpleTreeView>
    </Stack>
  );
}
