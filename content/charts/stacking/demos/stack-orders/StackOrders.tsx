import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: readonly StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];
// Source: vega-datasets, seattle-weather.csv (NOAA), days in 2015.
const days = [
  { label: 'Rain', data: [14, 17, 16, 13, 4, 4, 2, 6, 9, 14, 20, 25] },
  { label: 'Fog', data: [15, 3, 3, 1, 4, 1, 2, 2, 4, 11, 4, 2] },
  { label: 'Sun', data: [2, 8, 12, 16, 23, 24, 25, 20, 17, 5, 6, 4] },
  { label: 'Drizzle', data: [0, 0, 0, 0, 0, 1, 2, 3, 0, 1, 0, 0] },
];
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Days' }];

export default function StackOrders() {
  const [stackOrder, setStackOrder] =
    React.useState<StackOrderType>('appearance');
  const series = React.useMemo(
    () =>
      days.map((weather) => ({
        ...weather,
        stack: 'days',
        stackOrder,
        area: true,
        showMark: false,
      })),
    [stackOrder],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Stack order"
        sx={{ minWidth: 160 }}
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(
            orders.find((name) => name === event.target.value) ?? 'none',
          )
        }
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`Weather in Seattle by month, 2015, stack order ${stackOrder}`}
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
