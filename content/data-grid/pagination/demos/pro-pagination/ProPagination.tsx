import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const rows = createOrders(2000);

export default function ProPagination() {
  const [pagination, setPagination] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Split into pages"
        checked={pagination}
        onChange={(_, checked) => setPagination(checked)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 424 }}>
        <DataGridPro
          label="Orders"
          rows={rows}
          columns={columns}
          pagination={pagination}
          autoPageSize={pagination}
        />
      </Box>
    </Box>
  );
}
