import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
  },
];

export default function InitialPage() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { page: 1, pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10, 20]}
      />
    </Box>
  );
}
