import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, customer: 'Alder & Co', amount: 1240 },
  { id: 2, customer: 'Copperfield', amount: 380 },
  { id: 3, customer: 'Delta Works', amount: 2150 },
  { id: 4, customer: 'Fjord Design', amount: 640 },
];

export default function InvoiceTotal() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState('');

  const addUp = () => {
    if (!apiRef.current) return;
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const sum = entries.reduce((all, { model }) => all + model.amount, 0);
    const invoices = entries.length === 1 ? 'invoice' : 'invoices';
    setTotal(
      `$${sum.toLocaleString('en-US')} in ${entries.length} ${invoices}`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={addUp}>
          Add up
        </Button>
        <Typography role="status" variant="body2">
          {total}
        </Typography>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          label="Overdue invoices"
          rows={rows}
          columns={columns}
          showToolbar
        />
      </Box>
    </Box>
  );
}
