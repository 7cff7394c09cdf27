import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createServer } from './server';
import { createTrades, type Trade } from './trades';

const server = createServer(createTrades(1874), { latency: 500 });

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100 },
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

interface Result {
  model: GridPaginationModel;
  status: 'ready' | 'failed';
}

export default function EstimatedCount() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Trade[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [meta, setMeta] = React.useState({ hasNextPage: true });
  const [result, setResult] = React.useState<Result>();
  const status = result?.model === model ? result.status : 'loading';

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = model.page * model.pageSize;
    const end = start + model.pageSize;
    server.list({ start, end, signal }).then(
      (answer) => {
        setRows(answer.rows);
        setMeta({ hasNextPage: answer.rows.length === model.pageSize });
        setResult({ model, status: 'ready' });
      },
      () => {
        if (!signal.aborted) setResult({ model, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [model]);

  const countRows = async () => {
    const { total } = await server.list({ end: 0 });
    setRowCount(total);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={rowCount !== -1}
        onClick={() => {
          countRows().catch(() => {
            setResult((last) => last && { ...last, status: 'failed' });
          });
        }}
        sx={{ mb: 2 }}
      >
        Count all trades
      </Button>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Trades"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={2000}
          paginationMeta={meta}
          paginationModel={model}
          onPaginationModelChange={(next) => {
            if (status !== 'loading') setModel(next);
          }}
          pageSizeOptions={[5, 25, 50]}
          // Keeps keyboard focus on the buttons while a page is loading.
          slotProps={{ basePagination: { disabled: false } }}
        />
      </Box>
      {status === 'failed' && (
        <Alert severity="error">The trades couldn’t be loaded.</Alert>
      )}
    </Box>
  );
}
