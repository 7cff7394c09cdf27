import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'tracking',
    headerName: 'Tracking number',
    width: 190,
    cellClassName: 'select-all',
  },
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 240 },
];

const rows = [
  { id: 1, tracking: 'NL 4410 0925 71', address: '14 Mill Lane, Leeds' },
  { id: 2, tracking: 'PT 2087 5533 06', address: '3 Rua Direita, Braga' },
  { id: 3, tracking: 'NO 9150 4472 38', address: '27 Strandgata, Bergen' },
];

export default function SelectableText() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        disableRowSelectionOnClick
        label="Shipments"
        rows={rows}
        columns={columns}
        sx={{ '& .select-all': { userSelect: 'all' } }}
      />
    </Box>
  );
}
