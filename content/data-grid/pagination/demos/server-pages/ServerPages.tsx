import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates your API. Every fourth request fails.
const server = createServer(createOrders(240), { latency: 600, failEvery: 4 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

interface Result {
  model: GridPaginationModel;
  status: 'ready' | 'failed';
}

export default function ServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const [result, setResult] = React.useState<Result>();
  const status = result?.model === model ? result.status : 'loading';

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = model.page * model.pageSize;
    server.list({ start, end: start + model.pageSize, signal }).then(
      (answer) => {
        setRows(answer.rows);
        setRowCount(answer.total);
        setResult({ model, status: 'ready' });
      },
      () => {
        if (signal.aborted) return;
        setRows([]);
        setResult({ model, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [model]);

  return (
    <Box sx={{ width: '100%', minHeight: 436 }}>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 25, 50]}
          localeText={{
            noRowsLabel: status === 'failed' ? 'No data' : 'No orders',
          }}
        />
      </Box>
      {status === 'failed' && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={<Button onClick={() => setModel({ ...model })}>Retry</Button>}
        >
          The orders couldn’t be loaded.
        </Alert>
      )}
    </Box>
  );
}
