import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(40), { latency: 800 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const pageSizes = [5, 10, 20];
const cache = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function CacheLifetime() {
  const [requests, setRequests] = React.useState(0);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ sortModel, filterModel, start, end }) => {
        setError('');
        setRequests((count) => count + 1);
        const { rows, total } = await server.list({
          sortBy: sortModel,
          filterBy: filterModel.items,
          start: Number(start),
          end: end + 1,
        });
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity={error ? 'error' : 'info'} sx={{ mb: 2 }}>
        {error || `Requests sent: ${requests}`}
      </Alert>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          onDataSourceError={({ message }) => setError(message)}
          pageSizeOptions={pageSizes}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
