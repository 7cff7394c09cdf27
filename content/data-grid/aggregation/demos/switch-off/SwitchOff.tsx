import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 130 },
  { field: 'units', headerName: 'Units', type: 'number', width: 120 },
];

const rows = [
  { id: 1, machine: 'Press A', units: 1210 },
  { id: 2, machine: 'Press B', units: 985 },
  { id: 3, machine: 'Lathe', units: 340 },
];

export default function SwitchOff() {
  const [isDisabled, setIsDisabled] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Disable aggregation"
        control={<Switch />}
        checked={isDisabled}
        onChange={(_, checked) => setIsDisabled(checked)}
        sx={{ mb: 2 }}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Machines"
          rows={rows}
          columns={columns}
          disableAggregation={isDisabled}
          initialState={{ aggregation: { model: { units: 'sum' } } }}
        />
      </Box>
    </Box>
  );
}
