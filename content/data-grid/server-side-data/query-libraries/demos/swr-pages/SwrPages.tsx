import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useSWR from 'swr';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates a server with 1,000 orders.
const server = createServer(() => createOrders(1000), { latency: 800 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 130,
    sortable: false,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    sortable: false,
  },
];

const noOrders: Order[] = [];

export default function SwrPages() {
  const [{ page, pageSize }, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });

  const { data, error, isValidating, mutate } = useSWR(
    ['orders', page, pageSize],
    () => server.list({ start: page * pageSize, end: (page + 1) * pageSize }),
    { keepPreviousData: true },
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => mutate()}>
        Reload
      </Button>
      {error && <Alert severity="error">The orders couldn't be loaded.</Alert>}
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={data?.rows ?? noOrders}
          rowCount={data?.total ?? 0}
          columns={columns}
          loading={isValidating}
          paginationMode="server"
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
