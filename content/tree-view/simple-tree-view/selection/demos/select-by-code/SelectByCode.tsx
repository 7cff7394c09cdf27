import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button
        variant="outlined"
        onClick={(event) =>
          apiRef.current?.setItemSelection({ event, itemId: 'express' })
        }
      >
        Toggle express
      </Button>
      <SimpleTreeView aria-label="Delivery" apiRef={apiRef}>
        <TreeItem itemId="standard" label="Standard" />
        <TreeItem itemId="express" label="Express" />
      </SimpleTreeView>
    </Stack>
  );
}
