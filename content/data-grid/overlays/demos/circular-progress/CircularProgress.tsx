import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

export default function CircularProgress() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        loading
        slotProps={{
          loadingOverlay: {
            variant: 'circular-progress',
            noRowsVariant: 'circular-progress',
          },
        }}
      />
    </Box>
  );
}
