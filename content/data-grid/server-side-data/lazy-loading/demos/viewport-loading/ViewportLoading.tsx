import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

// Simulates a server with 100,000 orders.
const server = createServer(() => createOrders(100_000));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, filterModel, start, end }) => {
    const { rows, total } = await server.list({
      sortBy: sortModel,
      filterBy: filterModel.items,
      logic: filterModel.logicOperator,
      start: Number(start),
      end: end + 1,
    });
    return { rows, rowCount: total };
  },
};

export default function ViewportLoading() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onDataSourceError={({ message }) => setError(message)}
          localeText={{ noRowsLabel: 'No orders match these filters' }}
        />
      </Box>
    </Box>
  );
}
