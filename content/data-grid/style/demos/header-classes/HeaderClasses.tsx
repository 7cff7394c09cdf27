import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 120 },
  {
    field: 'range',
    headerName: 'Range (km)',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
    headerAlign: 'center',
    align: 'center',
  },
  {
    field: 'charge',
    headerName: 'Charge (min)',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
    headerAlign: 'center',
    align: 'center',
  },
];

const rows = [
  { id: 1, model: 'Cityline 40', range: 310, charge: 38 },
  { id: 2, model: 'Traveler X', range: 540, charge: 27 },
  { id: 3, model: 'Cargo E', range: 265, charge: 52 },
  { id: 4, model: 'Roadster S', range: 470, charge: 31 },
];

export default function HeaderClasses() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Cars"
        rows={rows}
        columns={columns}
        sx={{
          '& .measured': {
            bgcolor: 'rgb(2 136 209 / 0.16)',
            fontStyle: 'italic',
          },
        }}
      />
    </Box>
  );
}
