import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, item: 'Rent', amount: 2400 },
  { id: 2, item: 'Electricity', amount: 310 },
  { id: 3, item: 'Internet', amount: 85 },
  { id: 4, item: 'Insurance', amount: 140 },
  { id: 5, item: 'Cleaning', amount: 260 },
  { id: 6, item: 'Coffee', amount: 95 },
  { id: 7, item: 'Software', amount: 720 },
];

const total = rows.reduce((sum, row) => sum + row.amount, 0);

const pinnedRows = {
  bottom: [{ id: 'total', item: 'Total', amount: total }],
};

export default function ExpenseTotal() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGridPro
        label="Monthly expenses"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
