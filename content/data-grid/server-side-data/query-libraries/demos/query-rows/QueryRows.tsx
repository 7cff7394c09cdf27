import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates a server that fails every third request.
const server = createServer(createOrders(5), { failEvery: 3 });

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 104 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 116 },
  { field: 'status', headerName: 'Status', width: 85 },
];

const noOrders: Order[] = [];

function Orders() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orders'],
    queryFn: ({ signal }) => server.list({ signal }),
    retry: false,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        disabled={isFetching}
        onClick={() => refetch()}
      >
        Reload
      </Button>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      <Box sx={{ height: 318 }}>
        <DataGrid
          label="Orders"
          rows={data?.rows ?? noOrders}
          columns={columns}
          loading={isFetching}
          hideFooter
        />
      </Box>
    </Box>
  );
}

const queryClient = new QueryClient();

export default function QueryRows() {
  return (
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>
  );
}
