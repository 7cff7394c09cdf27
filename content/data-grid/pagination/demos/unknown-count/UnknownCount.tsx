import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(23), { latency: 500 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

interface Result {
  model: GridPaginationModel;
  status: 'ready' | 'failed';
}

export default function UnknownCount() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [meta, setMeta] = React.useState({ hasNextPage: true });
  const [result, setResult] = React.useState<Result>();
  const status = result?.model === model ? result.status : 'loading';

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = model.page * model.pageSize;
    // Requests one extra row to find out whether there is another page.
    const end = start + model.pageSize + 1;
    server.list({ start, end, signal }).then(
      (answer) => {
        setRows(answer.rows.slice(0, model.pageSize));
        setMeta({ hasNextPage: answer.rows.length > model.pageSize });
        setResult({ model, status: 'ready' });
      },
      () => {
        if (!signal.aborted) setResult({ model, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          paginationMeta={meta}
          paginationModel={model}
          onPaginationModelChange={(next) => {
            if (status !== 'loading') setModel(next);
          }}
          pageSizeOptions={[5, 10]}
          // Keeps keyboard focus on the buttons while a page is loading.
          slotProps={{ basePagination: { disabled: false } }}
        />
      </Box>
      {status === 'failed' && (
        <Alert severity="error">The orders couldn’t be loaded.</Alert>
      )}
    </Box>
  );
}
