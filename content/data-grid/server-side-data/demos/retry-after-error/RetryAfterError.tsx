import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(60), { failEvery: 2 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    const { rows, total } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
      start: Number(start),
      end: end + 1,
    });
    return { rows, rowCount: total };
  },
};

export default function RetryAfterError() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState('');

  const clearError = () => setError('');
  const retry = () => {
    clearError();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity={error ? 'error' : 'info'}
        sx={{ mb: 2 }}
        action={
          error && (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          )
        }
      >
        {error || 'Go to the next page. Every second request fails.'}
      </Alert>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          onPaginationModelChange={clearError}
          onSortModelChange={clearError}
          onFilterModelChange={clearError}
          pageSizeOptions={[5, 25]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          localeText={{
            noRowsLabel: error ? 'Could not load the orders' : 'No orders',
          }}
        />
      </Box>
    </Box>
  );
}
