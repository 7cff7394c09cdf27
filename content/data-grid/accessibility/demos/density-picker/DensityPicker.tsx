import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'population', headerName: 'Population', type: 'number', width: 120 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityPicker() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Density"
        value={density}
        onChange={(event) => {
          const next = densities.find((one) => one === event.target.value);
          if (next) setDensity(next);
        }}
        sx={{ minWidth: 160, mb: 2.5 }}
      >
        {densities.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 381 }}>
        <DataGrid
          label="Cities"
          rows={places}
          columns={columns}
          density={density}
        />
      </Box>
    </Box>
  );
}
