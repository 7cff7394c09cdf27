import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { films, type Film } from './films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 130 },
  { field: 'length', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function PageSizeOptions() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
