import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 106 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 88 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const rows = orders.slice(0, 5);

function OrderToolbar() {
  const apiRef = useGridApiContext();

  const reset = () => {
    apiRef.current.setSortModel([]);
    apiRef.current.setFilterModel({ items: [] });
  };

  return (
    <Toolbar aria-label="Order tools">
      <ToolbarButton onClick={reset} render={<Button size="small" />}>
        Clear sorting and filters
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ResetToolbar() {
  return (
    <Box sx={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        slots={{ toolbar: OrderToolbar }}
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
