import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows = [
  { id: 1, name: 'Café Central', city: 'Vienna', seats: 120 },
  { id: 2, name: 'Corner Cafe', city: 'Portland', seats: 24 },
  { id: 3, name: 'A Brasileira', city: 'Lisbon', seats: 60 },
  { id: 4, name: 'Crème & Café', city: 'Montréal', seats: 18 },
  { id: 5, name: 'Tearoom', city: 'Bath', seats: 32 },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['cafe'] } },
};

export default function IgnoreAccents() {
  const [ignoresAccents, setIgnoresAccents] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={
          <Switch
            checked={ignoresAccents}
            onChange={(event) => setIgnoresAccents(event.target.checked)}
          />
        }
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 424 }}>
        <DataGrid
          key={String(ignoresAccents)}
          label="Coffeehouses"
          rows={rows}
          columns={columns}
          showToolbar
          ignoreDiacritics={ignoresAccents}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
