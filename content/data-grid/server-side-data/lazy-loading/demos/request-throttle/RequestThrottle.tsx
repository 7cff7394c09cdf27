import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(5000), { latency: 200 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function RequestThrottle() {
  const labelId = React.useId();
  const [throttleMs, setThrottleMs] = React.useState(500);
  const [requests, setRequests] = React.useState(0);
  const [error, setError] = React.useState('');
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ start, end }) => {
        setError('');
        setRequests((count) => count + 1);
        const range = { start: Number(start), end: end + 1 };
        const { rows, total } = await server.list(range);
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormLabel id={labelId}>Throttle: {throttleMs} ms</FormLabel>
      <Slider
        aria-labelledby={labelId}
        value={throttleMs}
        onChange={(_, value) => setThrottleMs(Number(value))}
        min={0}
        max={2000}
        step={250}
        sx={{ display: 'block', width: 'auto', mx: 1 }}
      />
      <Alert severity={error ? 'error' : 'info'} sx={{ mb: 2 }}>
        {error || `Requests sent: ${requests}`}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttleMs}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          onDataSourceError={({ message }) => setError(message)}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
