import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'drink', headerName: 'Drink', flex: 1, minWidth: 140 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

const rows = [
  { id: 1, drink: 'Espresso', kind: 'Coffee' },
  { id: 2, drink: 'Cortado', kind: 'Coffee' },
  { id: 3, drink: 'Sencha', kind: 'Tea' },
  { id: 4, drink: 'Rooibos', kind: 'Tea' },
];

export default function ExpandProgrammatically() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('No group changed yet');

  React.useEffect(() => {
    return apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
      const action = node.childrenExpanded ? 'expanded' : 'collapsed';
      setMessage(`${node.groupingKey} was ${action}`);
    });
  }, [apiRef]);

  const setExpansion = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2.5 }}
      >
        <Button variant="outlined" onClick={() => setExpansion(true)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpansion(false)}>
          Collapse all
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          label="Drinks"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['kind'] } }}
        />
      </Box>
    </Box>
  );
}
