import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
];

export default function CheckboxSelection() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        checkboxSelection
      />
    </Box>
  );
}
