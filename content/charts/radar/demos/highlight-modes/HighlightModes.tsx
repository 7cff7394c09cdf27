import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 100,
  metrics: ['Speed', 'Range', 'Comfort', 'Safety', 'Price'],
};
// The larger area comes first, so that it doesn't cover the smaller one.
const series = [
  { label: 'Train', data: [80, 90, 85, 95, 60], fillArea: true },
  { label: 'Bus', data: [45, 60, 50, 80, 55], fillArea: true },
];

export default function HighlightModes() {
  const [mode, setMode] = React.useState<'axis' | 'series' | 'none'>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={mode}
        onChange={(_, next) => next && setMode(next)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Ratings of train and bus, from 0 to 100"
        height={300}
        radar={radar}
        series={series}
        highlight={mode}
      />
    </Box>
  );
}
