import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 64 },
];

export default function CheckboxColumn() {
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
