import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
];

export default function MultipleRows() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGridPro label="Films" rows={films} columns={columns} />
    </Box>
  );
}
