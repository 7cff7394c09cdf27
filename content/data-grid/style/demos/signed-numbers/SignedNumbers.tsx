import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Fund {
  id: number;
  fund: string;
  change: number;
}

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

const columns: GridColDef<Fund>[] = [
  { field: 'fund', headerName: 'Fund', flex: 1, minWidth: 130 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(value),
    cellClassName: ({ row }) => {
      if (row.change === 0) return '';
      return row.change > 0 ? 'gain' : 'loss';
    },
  },
];

const rows: Fund[] = [
  { id: 1, fund: 'Global bonds', change: 0.012 },
  { id: 2, fund: 'Small caps', change: -0.034 },
  { id: 3, fund: 'Clean energy', change: 0.058 },
  { id: 4, fund: 'Cash', change: 0 },
  { id: 5, fund: 'Real estate', change: -0.007 },
];

export default function SignedNumbers() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Funds"
        rows={rows}
        columns={columns}
        sx={{
          '& .gain': { color: 'success.main', fontWeight: 'bold' },
          '& .loss': { color: 'error.main', fontWeight: 'bold' },
        }}
      />
    </Box>
  );
}
