import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const directions = ['x', 'y'] as const;
const types = ['none', 'line', 'band'];

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const xAxis = [{ data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: [94, 240, 80, 20, 57, 123] }];

export default function AxisHighlight() {
  const [axisHighlight, setAxisHighlight] = React.useState<
    NonNullable<BarChartProps['axisHighlight']>
  >({ x: 'band', y: 'line' });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        {directions.map((direction) => (
          <TextField
            key={direction}
            select
            size="small"
            label={direction}
            sx={{ minWidth: 100 }}
            value={axisHighlight[direction]}
            onChange={(event) =>
              setAxisHighlight((previous) => ({
                ...previous,
                [direction]: event.target.value,
              }))
            }
          >
            {types.map((type) => (
              <MenuItem key={type} value={type}>
                {type}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <BarChart
        aria-label="Rain in Seattle by month, 2014"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        axisHighlight={axisHighlight}
      />
    </Box>
  );
}
