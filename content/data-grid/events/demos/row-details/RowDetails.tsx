import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const rows = orders.slice(0, 4);

export default function RowDetails() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = ({ row }) => {
    setMessage(`${row.customer} ordered from ${row.country}.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
