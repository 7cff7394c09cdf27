import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';
import { createServer } from './server';

const server = createServer(createOrders(400));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const dataSource: GridDataSource = {
  getRows: async ({ sortModel, start, end }) => {
    const { rows } = await server.list({
      sortBy: sortModel,
      start: Number(start),
      end: end + 1,
    });
    return { rows };
  },
};

export default function CountSwitcher() {
  const [rowCount, setRowCount] = React.useState(-1);
  const [error, setError] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row count"
        value={rowCount}
        onChange={(_, value: number | null) => setRowCount(value ?? rowCount)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={400}>400 rows</ToggleButton>
      </ToggleButtonGroup>
      {error && (
        <Alert severity="error" onClose={() => setError('')}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          rowCount={rowCount}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          onDataSourceError={({ message }) => setError(message)}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
