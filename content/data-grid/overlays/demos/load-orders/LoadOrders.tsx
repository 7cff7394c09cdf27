import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(20), { latency: 1500 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 72 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 122 },
];

export default function LoadOrders() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [status, setStatus] = React.useState('loading');

  React.useEffect(() => {
    if (status !== 'loading') return undefined;
    const controller = new AbortController();
    server.list({ signal: controller.signal }).then(
      (answer) => {
        setRows(answer.rows);
        setStatus('ready');
      },
      () => {
        if (!controller.signal.aborted) setStatus('failed');
      },
    );
    return () => controller.abort();
  }, [status]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setStatus('loading')}
        sx={{ mb: 2 }}
      >
        Reload
      </Button>
      {status === 'failed' && (
        <Alert severity="error">The orders couldn’t be loaded.</Alert>
      )}
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
        />
      </Box>
    </Box>
  );
}
