import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function EmptyPivot() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ pivoting: { enabled: true } }}
        showToolbar
      />
    </Box>
  );
}
