import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  {
    field: 'tempMorning',
    headerName: 'Temp. 6 am (°C)',
    type: 'number',
    width: 140,
  },
  {
    field: 'tempNoon',
    headerName: 'Temp. 12 pm (°C)',
    type: 'number',
    width: 140,
  },
  {
    field: 'rainMorning',
    headerName: 'Rain 6 am (mm)',
    type: 'number',
    width: 140,
  },
  {
    field: 'rainNoon',
    headerName: 'Rain 12 pm (mm)',
    type: 'number',
    width: 140,
  },
];

const rows = [
  {
    id: 1,
    station: 'Harbor',
    tempMorning: 8.4,
    tempNoon: 13.1,
    rainMorning: 0,
    rainNoon: 1.2,
  },
  {
    id: 2,
    station: 'Airport',
    tempMorning: 7.9,
    tempNoon: 14.6,
    rainMorning: 0.4,
    rainNoon: 0,
  },
  {
    id: 3,
    station: 'Hilltop',
    tempMorning: 5.2,
    tempNoon: 10.8,
    rainMorning: 2.1,
    rainNoon: 3.4,
  },
  {
    id: 4,
    station: 'Old town',
    tempMorning: 9.3,
    tempNoon: 15.2,
    rainMorning: 0,
    rainNoon: 0.6,
  },
];

export default function ToggleAllMode() {
  const [isFilteredOnly, setIsFilteredOnly] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Toggle only search results"
        control={
          <Switch
            checked={isFilteredOnly}
            onChange={(event) => setIsFilteredOnly(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Weather stations"
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{
            columnsManagement: {
              toggleAllMode: isFilteredOnly ? 'filteredOnly' : 'all',
            },
          }}
        />
      </Box>
    </Box>
  );
}
