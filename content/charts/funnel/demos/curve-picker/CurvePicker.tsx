import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  FunnelChart,
  type FunnelCurveType,
  type FunnelSeries,
} from '@mui/x-charts-pro/FunnelChart';

const data = [{ value: 200 }, { value: 150 }, { value: 70 }, { value: 40 }];
const CURVES: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function CurvePicker() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');
  const series = React.useMemo<FunnelSeries[]>(
    () => [{ data, curve }],
    [curve],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) =>
          setCurve(CURVES.find((c) => c === event.target.value) ?? 'linear')
        }
        sx={{ minWidth: 180 }}
      >
        {CURVES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        aria-label="Visitors, readers, subscribers and donors"
        height={280}
        series={series}
        hideLegend
      />
    </Box>
  );
}
