import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 135 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { id: false } },
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'equals', value: 'Open' }],
    },
  },
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function StartingState() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Open orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
