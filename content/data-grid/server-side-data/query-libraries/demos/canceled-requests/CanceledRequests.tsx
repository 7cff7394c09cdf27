import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates a slow server with 1,000 orders.
const server = createServer(() => createOrders(1000), { latency: 1500 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000 } },
});
const noOrders: Order[] = [];

function Orders() {
  const [canceled, setCanceled] = React.useState(0);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [page, setPage] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });

  const { data, isFetching } = useQuery({
    queryKey: ['orders', page, sortModel],
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => setCanceled((n) => n + 1));
      const start = page.page * page.pageSize;
      return server.list({
        start,
        end: start + page.pageSize,
        sortBy: sortModel,
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ mb: 2 }}>
        Canceled requests: {canceled}
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={data?.rows ?? noOrders}
          rowCount={data?.total ?? 0}
          columns={columns}
          loading={isFetching}
          paginationMode="server"
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={[5]}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}

export default function CanceledRequests() {
  return (
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>
  );
}
