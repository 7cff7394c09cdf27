import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 10,
  metrics: ['Price', 'Taste', 'Service', 'Location', 'Comfort'],
};
const series = [
  { label: 'Harbor Café', data: [4, 9, 8, 9, 6] },
  { label: 'Corner Bar', data: [9, 6, 7, 5, 4] },
];

export default function TooltipModes() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>(
    'axis',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(_, next) => next && setTrigger(next)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Ratings of two places, from 0 to 10"
        height={300}
        radar={radar}
        series={series}
        highlight={trigger === 'item' ? 'series' : 'axis'}
        slotProps={{ tooltip: { trigger } }}
      />
    </Box>
  );
}
