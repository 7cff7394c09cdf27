import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

// Translucent colors work on light and on dark backgrounds.
const tint = (color: string) => ({
  bgcolor: `rgb(${color} / 0.12)`,
  '&:hover': { bgcolor: `rgb(${color} / 0.2)` },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: `rgb(${color} / 0.28)` },
});

export default function RowStatus() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        getRowClassName={({ row }) => `status-${row.status}`}
        sx={{
          '& .status-Returned': tint('211 47 47'),
          '& .status-Open': tint('237 108 2'),
          '& .status-Delivered': tint('46 125 50'),
        }}
      />
    </Box>
  );
}
