import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandByCode() {
  const apiRef = useTreeViewApiRef();
  const [state, setState] = React.useState('not checked yet');

  const checkState = () => {
    const element = apiRef.current?.getItemDOMElement('stock');
    const isExpanded = element?.getAttribute('aria-expanded') === 'true';
    setState(isExpanded ? 'expanded' : 'collapsed');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, minHeight: 190 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemExpansion({ event, itemId: 'stock' })
          }
        >
          Toggle
        </Button>
        <Button onClick={checkState}>Check state</Button>
      </Stack>
      <Typography variant="body2" role="status">
        Stock: {state}
      </Typography>
      <SimpleTreeView aria-label="Warehouse" apiRef={apiRef}>
        <TreeItem itemId="stock" label="Stock">
          <TreeItem itemId="screws" label="Screws" />
        </TreeItem>
        <TreeItem itemId="orders" label="Orders" />
      </SimpleTreeView>
    </Stack>
  );
}
