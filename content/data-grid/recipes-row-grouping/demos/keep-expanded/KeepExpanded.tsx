import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'aisle', headerName: 'Aisle', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

const initialRows = [
  { id: 1, item: 'Flour', aisle: 'Baking', stock: 14 },
  { id: 2, item: 'Yeast', aisle: 'Baking', stock: 31 },
  { id: 3, item: 'Apples', aisle: 'Produce', stock: 80 },
  { id: 4, item: 'Leeks', aisle: 'Produce', stock: 22 },
];

export default function KeepExpanded() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialRows);
  const expandedIds = React.useRef(new Set<GridRowId>());

  React.useEffect(() => {
    return apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
      if (node.childrenExpanded) expandedIds.current.add(node.id);
      else expandedIds.current.delete(node.id);
    });
  }, [apiRef]);

  const isGroupExpandedByDefault = React.useCallback(
    (node: GridGroupNode) => expandedIds.current.has(node.id),
    [],
  );

  const receiveDelivery = () =>
    setRows(rows.map((row) => ({ ...row, stock: row.stock + 10 })));

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={receiveDelivery} sx={{ mb: 2.5 }}>
        Receive delivery
      </Button>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          label="Stock"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ rowGrouping: { model: ['aisle'] } }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
        />
      </Box>
    </Box>
  );
}
