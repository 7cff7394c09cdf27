import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from './orders';

const TOTAL_ID = 'total';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const initialQuantity = orders.reduce((sum, row) => sum + row.quantity, 0);

const getRowClassName = ({ id }: GridRowParams) =>
  id === TOTAL_ID ? 'total' : '';

export default function StickyTotals() {
  const apiRef = useGridApiRef();
  const [quantity, setQuantity] = React.useState(initialQuantity);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const entries = gridFilteredSortedRowEntriesSelector(apiRef);
        setQuantity(entries.reduce((sum, row) => sum + row.model.quantity, 0));
      }),
    [apiRef],
  );

  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: TOTAL_ID, product: 'Total', quantity }] }),
    [quantity],
  );

  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGridPro
        showToolbar
        apiRef={apiRef}
        label="Orders"
        rows={orders}
        columns={columns}
        pinnedRows={pinnedRows}
        getRowClassName={getRowClassName}
        sx={{ '& .total': { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
