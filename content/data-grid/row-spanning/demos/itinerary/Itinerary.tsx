import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 80 },
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'activity', headerName: 'Activity', flex: 1, minWidth: 124 },
];

const rows = [
  { id: 1, city: 'Naples', day: 'Monday', activity: 'Harbor tour' },
  { id: 2, city: 'Naples', day: 'Monday', activity: 'Tile workshop' },
  { id: 3, city: 'Naples', day: 'Tuesday', activity: 'Beach' },
  { id: 4, city: 'Lisbon', day: 'Tuesday', activity: 'Train to Lisbon' },
  { id: 5, city: 'Lisbon', day: 'Wednesday', activity: 'Old town walk' },
  { id: 6, city: 'Lisbon', day: 'Wednesday', activity: 'Concert' },
];

export default function Itinerary() {
  const [rowSpanning, setRowSpanning] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Merge equal cells"
        control={
          <Switch
            checked={rowSpanning}
            onChange={(event) => setRowSpanning(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 424, mt: 1 }}>
        <DataGrid
          rowSpanning={rowSpanning}
          showCellVerticalBorder
          label="Itinerary"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
