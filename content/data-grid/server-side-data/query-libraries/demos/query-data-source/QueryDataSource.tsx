import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QueryClient } from '@tanstack/react-query';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates a server with 1,000 orders.
const server = createServer(() => createOrders(1000), { latency: 800 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000 } },
});

const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const query = {
      start: Number(start),
      end: end + 1,
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
    };
    const { rows, total } = await queryClient.fetchQuery({
      queryKey: ['orders', query],
      queryFn: ({ signal }) => server.list({ ...query, signal }),
    });
    return { rows, rowCount: total };
  },
  updateRow: async ({ updatedRow }) => {
    const { id, quantity } = updatedRow;
    const saved = await server.patch(id, { quantity });
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    return saved;
  },
};

export default function QueryDataSource() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  const reload = async () => {
    setError('');
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    await apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={reload}>
        Reload
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
