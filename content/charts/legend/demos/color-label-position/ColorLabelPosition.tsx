import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';

const options = {
  direction: ['horizontal', 'vertical'],
  labelPosition: ['start', 'end', 'extremes'],
} as const;
const names = ['direction', 'labelPosition'] as const;

type Labels = {
  [Name in keyof typeof options]: (typeof options)[Name][number];
};

// Invented numbers.
const xAxis = [{ data: ['db-1', 'db-2', 'web-1', 'web-2'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    min: 0,
    max: 100,
    valueFormatter: (load) => `${load}%`,
    colorMap: { type: 'continuous', color: ['#80cbc4', '#00695c'] },
  },
];
const series = [{ data: [34, 91, 48, 63] }];

export default function ColorLabelPosition() {
  const [labels, setLabels] = React.useState<Labels>({
    direction: 'vertical',
    labelPosition: 'start',
  });
  const length =
    labels.direction === 'vertical' ? { height: 200 } : { width: 200 };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            sx={{ minWidth: 130 }}
            value={labels[name]}
            onChange={(event) =>
              setLabels((previous) => ({
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
        aria-label="CPU load by server"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: { axisDirection: 'y', ...labels, sx: length },
        }}
      />
    </Box>
  );
}
