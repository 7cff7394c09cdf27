import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = orders.slice(0, 20);
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function PageButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(0)}>
          First page
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(3)}>
          Last page
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
      </Box>
    </Box>
  );
}
