import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 98 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 98 },
  { field: 'population', headerName: 'Population', type: 'number', width: 106 },
];

export default function SxProp() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.light',
          boxShadow: 2,
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
        }}
      />
    </Box>
  );
}
