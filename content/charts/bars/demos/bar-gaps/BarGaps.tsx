import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const series = [
  { label: 'Plan', data: [40, 45, 50, 55] },
  { label: 'Actual', data: [38, 49, 47, 61] },
];

export default function BarGaps() {
  const labelId = React.useId();
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const xAxis = React.useMemo(
    () => [{ data: quarters, categoryGapRatio, barGapRatio }],
    [categoryGapRatio, barGapRatio],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Plan and actual sales by quarter"
        height={280}
        xAxis={xAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography id={`${labelId}-category`} variant="body2">
          categoryGapRatio: {categoryGapRatio}
        </Typography>
        <Slider
          aria-labelledby={`${labelId}-category`}
          min={0}
          max={0.9}
          step={0.1}
          value={categoryGapRatio}
          onChange={(_, value) => setCategoryGapRatio(value)}
        />
        <Typography id={`${labelId}-bar`} variant="body2">
          barGapRatio: {barGapRatio}
        </Typography>
        <Slider
          aria-labelledby={`${labelId}-bar`}
          min={-1}
          max={1}
          step={0.1}
          value={barGapRatio}
          onChange={(_, value) => setBarGapRatio(value)}
        />
      </Box>
    </Box>
  );
}
