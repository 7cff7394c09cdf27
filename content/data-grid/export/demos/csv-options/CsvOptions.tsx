import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

export default function CsvOptions() {
  return (
    <Box sx={{ width: '100%', height: 422 }}>
      <DataGrid
        label="Cities"
        rows={places}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: {
              fileName: 'cities',
              delimiter: ';',
              utf8WithBom: true,
            },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
