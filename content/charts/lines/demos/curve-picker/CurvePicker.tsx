import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: readonly CurveType[] = [
  'monotoneX',
  'monotoneY',
  'linear',
  'catmullRom',
  'natural',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
];
// Invented measurements at uneven times.
const xAxis = [{ data: [0, 1, 2, 4, 5, 8, 10, 12], label: 'Minutes' }];
const yAxis = [{ min: -20, max: 100 }];

export default function CurvePicker() {
  const [curve, setCurve] = React.useState<CurveType>('natural');
  const series = React.useMemo(
    () => [{ curve, label: 'Pressure', data: [0, 4, 6, 70, 72, 74, 18, 20] }],
    [curve],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Curve"
        sx={{ minWidth: 160 }}
        value={curve}
        onChange={(event) =>
          setCurve(
            curves.find((name) => name === event.target.value) ?? 'monotoneX',
          )
        }
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`Pressure over twelve minutes, ${curve} curve`}
        height={280}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
