import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 72 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 122 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createOrders(240);

export default function BrowsePages() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid label="Orders" rows={rows} columns={columns} />
    </Box>
  );
}
