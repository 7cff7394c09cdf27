import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(240), { latency: 500 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const isOrderField = (field: string): field is keyof Order =>
  columns.some((column) => column.field === field);

interface Result {
  request: object;
  status: 'ready' | 'failed';
}

export default function ServerEverything() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const request = React.useMemo(
    () => ({ model, sortModel, filterModel }),
    [model, sortModel, filterModel],
  );
  const [result, setResult] = React.useState<Result>();
  const status = result?.request === request ? result.status : 'loading';

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { model, sortModel, filterModel } = request;
    const start = model.page * model.pageSize;
    const end = start + model.pageSize;
    const search = filterModel.quickFilterValues?.join(' ') ?? '';
    const sortBy = sortModel.flatMap(({ field, sort }) =>
      isOrderField(field) && sort ? [{ field, direction: sort }] : [],
    );

    server.list({ start, end, search, sortBy, signal }).then(
      (answer) => {
        setRows(answer.rows);
        setRowCount(answer.total);
        setResult({ request, status: 'ready' });
      },
      () => {
        if (!signal.aborted) setResult({ request, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [request]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 424 }}>
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
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableColumnFilter
          showToolbar
        />
      </Box>
      {status === 'failed' && (
        <Alert severity="error">The orders couldn’t be loaded.</Alert>
      )}
    </Box>
  );
}
