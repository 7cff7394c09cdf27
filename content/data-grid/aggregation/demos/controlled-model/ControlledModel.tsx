import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 130 },
  {
    field: 'celsius',
    headerName: 'Temperature (°C)',
    type: 'number',
    width: 180,
  },
];

const rows = [
  { id: 1, sensor: 'Cold room 1', celsius: 3.2 },
  { id: 2, sensor: 'Cold room 2', celsius: 4.8 },
  { id: 3, sensor: 'Packing hall', celsius: 16.5 },
  { id: 4, sensor: 'Loading dock', celsius: 11.1 },
];

const FUNCTION_NAMES = ['min', 'avg', 'max'];

export default function ControlledModel() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    celsius: 'avg',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation function"
        value={model['celsius'] ?? null}
        onChange={(_, name: string | null) =>
          setModel(name ? { celsius: name } : {})
        }
        sx={{ mb: 2.5 }}
      >
        {FUNCTION_NAMES.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          label="Temperatures"
          rows={rows}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
