import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const xPositions = ['bottom', 'top', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

const series = [{ label: 'Deliveries', data: [31, 44, 29, 52, 47] }];
const data = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function AxisPosition() {
  const [x, setX] = React.useState<(typeof xPositions)[number]>('top');
  const [y, setY] = React.useState<(typeof yPositions)[number]>('right');
  const xAxis = React.useMemo(() => [{ data, position: x }], [x]);
  const yAxis = React.useMemo(() => [{ position: y }], [y]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="x-axis"
          value={x}
          onChange={(event) =>
            setX(xPositions.find((name) => name === event.target.value) ?? x)
          }
        >
          {xPositions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="y-axis"
          value={y}
          onChange={(event) =>
            setY(yPositions.find((name) => name === event.target.value) ?? y)
          }
        >
          {yPositions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Deliveries by weekday"
        height={260}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
