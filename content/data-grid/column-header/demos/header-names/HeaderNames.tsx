import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', width: 150 },
  {
    field: 'pm25',
    headerName: 'PM2.5',
    description: 'Fine particles in micrograms per cubic meter, daily mean',
    type: 'number',
    width: 110,
  },
  {
    field: 'exceedances',
    headerName: 'Days above the limit',
    type: 'number',
    width: 130,
  },
  { field: 'operator', width: 130 },
];

const rows = [
  { id: 1, site: 'Harbor', pm25: 9.4, exceedances: 3, operator: 'City' },
  { id: 2, site: 'Ring road', pm25: 14.8, exceedances: 17, operator: 'City' },
  { id: 3, site: 'Old town', pm25: 11.2, exceedances: 8, operator: 'State' },
  { id: 4, site: 'Airport', pm25: 12.7, exceedances: 11, operator: 'State' },
  { id: 5, site: 'City park', pm25: 7.1, exceedances: 1, operator: 'City' },
];

export default function HeaderNames() {
  return (
    <Box sx={{ height: 372, width: '100%' }}>
      <DataGrid label="Air quality" rows={rows} columns={columns} />
    </Box>
  );
}
