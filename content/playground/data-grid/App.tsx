import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Harbor {
  id: number;
  name: string;
  country: string;
  berths: number;
  depth: number;
}

const rows: Harbor[] = [
  { id: 1, name: 'Rotterdam', country: 'Netherlands', berths: 122, depth: 24 },
  { id: 2, name: 'Antwerp', country: 'Belgium', berths: 98, depth: 17.8 },
  { id: 3, name: 'Gdynia', country: 'Poland', berths: 41, depth: 13.5 },
  { id: 4, name: 'Trieste', country: 'Italy', berths: 58, depth: 18 },
  { id: 5, name: 'Setúbal', country: 'Portugal', berths: 26, depth: 12 },
];

const columns: GridColDef<Harbor>[] = [
  { field: 'name', headerName: 'Harbor', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'berths', headerName: 'Berths', type: 'number' },
  {
    field: 'depth',
    headerName: 'Depth',
    type: 'number',
    valueFormatter: (value: number) => `${value} m`,
  },
];

export default function App() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Harbors"
        rows={rows}
        columns={columns}
        checkboxSelection
      />
    </Box>
  );
}
