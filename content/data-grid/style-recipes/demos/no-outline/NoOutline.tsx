import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'director', headerName: 'Director', flex: 1, minWidth: 140 },
  { field: 'year', headerName: 'Year', width: 80 },
];

export default function NoOutline() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus, &:focus-within': {
              outline: 'none',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          },
        }}
      />
    </Box>
  );
}
