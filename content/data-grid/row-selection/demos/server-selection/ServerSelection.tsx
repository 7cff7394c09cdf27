import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(orders, { latency: 400 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

interface Result {
  page: GridPaginationModel;
  status: 'ready' | 'failed';
}

export default function ServerSelection() {
  const [page, setPage] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const [result, setResult] = React.useState<Result>();
  const status = result?.page === page ? result.status : 'loading';
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = page.page * page.pageSize;
    server.list({ start, end: start + page.pageSize, signal }).then(
      (answer) => {
        setRows(answer.rows);
        setRowCount(answer.total);
        setResult({ page, status: 'ready' });
      },
      () => {
        if (!signal.aborted) setResult({ page, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [page]);

  const { type, ids } = selection;
  const selectedCount = type === 'include' ? ids.size : rowCount - ids.size;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" component="p" sx={{ mb: 2 }}>
        {selectedCount} of {rowCount} orders selected
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooterSelectedRowCount
        />
      </Box>
      {status === 'failed' && (
        <Alert severity="error">The orders couldn’t be loaded.</Alert>
      )}
    </Box>
  );
}
