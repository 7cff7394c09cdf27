import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = orders.slice(0, 4);

export default function CheckboxLog() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Select an order.');

  React.useEffect(() => {
    const stopRow = apiRef.current?.subscribeEvent(
      'rowSelectionCheckboxChange',
      ({ id, value }) =>
        setMessage(`Order ${id} ${value ? 'selected' : 'deselected'}.`),
    );
    const stopHeader = apiRef.current?.subscribeEvent(
      'headerSelectionCheckboxChange',
      ({ value }) =>
        setMessage(`All orders ${value ? 'selected' : 'deselected'}.`),
    );
    return () => {
      stopRow?.();
      stopHeader?.();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
