import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 98 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 98 },
  { field: 'population', headerName: 'Population', type: 'number', width: 106 },
];

export default function MouseOutline() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: {
            outline: 'none',
          },
          [`& .${gridClasses.columnHeader}:focus:not(:focus-visible)`]: {
            outline: 'none',
          },
        }}
      />
    </Box>
  );
}
