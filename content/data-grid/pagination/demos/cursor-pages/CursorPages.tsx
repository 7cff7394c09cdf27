import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trades, type Trade } from './trades';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100 },
  { field: 'symbol', headerName: 'Symbol', flex: 1, minWidth: 100 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const pageSize = 5;

// Simulates an API that returns a cursor for the next page, or null at the end.
async function fetchTrades(cursor: string | null) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const log = trades.slice(0, 18);
  const start = log.findIndex(({ id }) => id === cursor) + 1;
  const rows = log.slice(start, start + pageSize);
  const isLast = start + pageSize >= log.length;
  return { rows, nextCursor: isLast ? null : (rows.at(-1)?.id ?? null) };
}

interface Result {
  page: number;
  status: 'ready' | 'failed';
}

export default function CursorPages() {
  const [page, setPage] = React.useState(0);
  // The cursor that loads each page. The first page needs none.
  const cursors = React.useRef<(string | null)[]>([null]);
  const [rows, setRows] = React.useState<Trade[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [meta, setMeta] = React.useState({ hasNextPage: true });
  const [result, setResult] = React.useState<Result>();
  const status = result?.page === page ? result.status : 'loading';

  React.useEffect(() => {
    let isCurrent = true;
    fetchTrades(cursors.current[page] ?? null).then(
      (answer) => {
        if (!isCurrent) return;
        cursors.current[page + 1] = answer.nextCursor;
        setRows(answer.rows);
        setMeta({ hasNextPage: answer.nextCursor !== null });
        setResult({ page, status: 'ready' });
      },
      () => {
        if (isCurrent) setResult({ page, status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Trades"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          paginationMeta={meta}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(next) => {
            if (status !== 'loading') setPage(next.page);
          }}
          pageSizeOptions={[pageSize]}
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
