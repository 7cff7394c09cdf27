import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 72 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 122 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function ExportMenu() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} showToolbar />
    </Box>
  );
}
