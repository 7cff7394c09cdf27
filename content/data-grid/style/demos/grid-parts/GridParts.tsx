import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

const rows = places.slice(0, 3);
const selected = { type: 'include' as const, ids: new Set([2]) };

export default function GridParts() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        label="Cities"
        rows={rows}
        columns={columns}
        rowSelectionModel={selected}
        showToolbar
      />
    </Box>
  );
}
