import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const options = {
  direction: ['horizontal', 'vertical'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['start', 'center', 'end'],
} as const;
const names = ['direction', 'vertical', 'horizontal'] as const;

type Placement = {
  [Name in keyof typeof options]: (typeof options)[Name][number];
};

// Invented numbers.
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { label: 'Online', data: [34, 41, 38, 52] },
  { label: 'Stores', data: [29, 27, 30, 36] },
];

export default function LegendPosition() {
  const [placement, setPlacement] = React.useState<Placement>({
    direction: 'horizontal',
    vertical: 'bottom',
    horizontal: 'start',
  });
  const { direction, vertical, horizontal } = placement;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            sx={{ minWidth: 120 }}
            value={placement[name]}
            onChange={(event) =>
              setPlacement((previous) => ({
                ...previous,
                [name]: event.target.value,
              }))
            }
          >
            {options[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <BarChart
        aria-label="Orders by quarter and channel, in thousands"
        height={280}
        xAxis={xAxis}
        series={series}
        slotProps={{
          legend: { direction, position: { vertical, horizontal } },
        }}
      />
    </Box>
  );
}
