import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

// Invented numbers.
const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin', 'Osaka'] }];
const series = [
  { label: 'Morning', data: [120, 95, 140, 88] },
  { label: 'Evening', data: [84, 110, 97, 132] },
];

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger"
        value={trigger}
        onChange={(_, value) => value && setTrigger(value)}
      >
        {triggers.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Visitors by city and time of day"
        height={280}
        xAxis={xAxis}
        series={series}
        slotProps={{ tooltip: { trigger } }}
      />
    </Box>
  );
}
