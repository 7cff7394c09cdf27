import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { places, type Place } from './places';

const columns: GridColDef<Place>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 130 },
  { field: 'population', headerName: 'Population', type: 'number', width: 130 },
];

export default function KeepFiltered() {
  const [keep, setKeep] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Keep hidden rows selected"
        checked={keep}
        onChange={(_, checked) => setKeep(checked)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Cities"
          rows={places}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          showToolbar
        />
      </Box>
    </Box>
  );
}
