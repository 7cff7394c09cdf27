import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 130 },
];

// Simulates a server that fails every other request.
const server = createServer(createOrders(4), { latency: 800, failEvery: 2 });

interface Result {
  attempt: number;
  status: 'done' | 'failed';
}

export default function FetchedRows() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [attempt, setAttempt] = React.useState(0);
  const [result, setResult] = React.useState<Result>();
  const status = result?.attempt === attempt ? result.status : 'loading';

  React.useEffect(() => {
    const controller = new AbortController();
    server
      .list({ signal: controller.signal })
      .then((answer) => {
        setRows(answer.rows);
        setResult({ attempt, status: 'done' });
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        setResult({ attempt, status: 'failed' });
      });
    return () => controller.abort();
  }, [attempt]);

  const reload = () => setAttempt(attempt + 1);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ minHeight: 52, mb: 2 }}>
        {status === 'failed' ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={reload}>
                Try again
              </Button>
            }
          >
            The orders couldn't be loaded.
          </Alert>
        ) : (
          <Button
            variant="outlined"
            disabled={status === 'loading'}
            onClick={reload}
          >
            Reload
          </Button>
        )}
      </Box>
      <Box sx={{ height: 320 }}>
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
