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

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

// Simulates a server with 1,000 orders.
const server = createServer(createOrders(1000), { latency: 600 });

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    const answer = await server.list({ start: Number(start), end: end + 1 });
    return { rows: answer.rows, rowCount: answer.total };
  },
};

export default function LazyLoading() {
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          lazyLoading
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
