import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number | null) =>
    value == null ? '' : euro.format(value),
  cellClassName: ({ value }) =>
    typeof value === 'number' && value < 0 ? 'negative' : '',
};

const columns: GridColDef[] = [
  { field: 'account', headerName: 'Account', flex: 1, minWidth: 150 },
  { ...money, field: 'budget', headerName: 'Budget' },
  { ...money, field: 'spent', headerName: 'Spent' },
  { ...money, field: 'left', headerName: 'Left' },
];

const rows = [
  { id: 1, account: 'Travel', budget: 12000, spent: 8450.5, left: 3549.5 },
  { id: 2, account: 'Training', budget: 6000, spent: 7120, left: -1120 },
  { id: 3, account: 'Hardware', budget: 18500, spent: 17999.9, left: 500.1 },
  { id: 4, account: 'Events', budget: null, spent: 640, left: -640 },
  { id: 5, account: 'Software', budget: 9800, spent: 5210.25, left: 4589.75 },
];

export default function MoneyColumns() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid
        label="Cost accounts"
        rows={rows}
        columns={columns}
        sx={{ '& .negative': { color: 'error.main' } }}
      />
    </Box>
  );
}
