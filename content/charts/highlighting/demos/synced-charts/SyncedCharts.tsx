import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const xAxis = [{ id: 'months', scaleType: 'band' as const, data: months }];
const highAxis = [{ label: 'Daily high (°C)' }];
const rainAxis = [{ label: 'Rain (mm)' }];
const highs = [{ data: [9.6, 12.9, 19.9, 26.9, 23.2, 11] }];
const rain = [{ data: [94, 240, 80, 20, 57, 123] }];

export default function SyncedCharts() {
  const [axes, setAxes] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    xAxis,
    height: 220,
    axisHighlight: { x: 'band' as const },
    highlightedAxis: axes,
    onHighlightedAxisChange: setAxes,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        {...shared}
        aria-label="Daily high in Seattle, 2014"
        yAxis={highAxis}
        series={highs}
      />
      <BarChart
        {...shared}
        aria-label="Rain in Seattle, 2014"
        yAxis={rainAxis}
        series={rain}
      />
    </Box>
  );
}
