import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 180,
    display: 'flex',
    renderCell: ({ value, formattedValue, aggregation }) =>
      aggregation && !aggregation.hasCellUnit ? (
        formattedValue
      ) : (
        <Rating readOnly size="small" precision={0.5} value={value ?? null} />
      ),
  },
];

const rows = [
  { id: 1, title: 'Salt Road', stars: 4.5 },
  { id: 2, title: 'Night Ferry', stars: 3 },
  { id: 3, title: 'Paper Moons', stars: 5 },
];

const FUNCTION_NAMES = ['max', 'avg', 'size'];

export default function UnitAwareCells() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    stars: 'size',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation function"
        value={model['stars'] ?? null}
        onChange={(_, name: string | null) =>
          setModel(name ? { stars: name } : {})
        }
        sx={{ mb: 2.5 }}
      >
        {FUNCTION_NAMES.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          label="Books"
          rows={rows}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
