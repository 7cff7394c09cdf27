import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
];

export default function NoColumns() {
  return (
    <Box sx={{ width: '100%', height: 315 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { city: false, country: false } },
        }}
      />
    </Box>
  );
}
