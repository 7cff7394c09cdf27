import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  FunnelChart,
  type FunnelChartSlotProps,
} from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    data: [
      { value: 940, label: 'Applied' },
      { value: 410, label: 'Interviewed' },
      { value: 120, label: 'Received an offer' },
      { value: 85, label: 'Hired' },
    ],
  },
];
const legends: Record<string, FunnelChartSlotProps['legend']> = {
  top: { direction: 'horizontal' },
  side: {
    direction: 'vertical',
    position: { vertical: 'middle', horizontal: 'start' },
  },
};

export default function FunnelLegend() {
  const [place, setPlace] = React.useState('top');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Legend"
        value={place}
        onChange={(_, next) => next && setPlace(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="top">Top</ToggleButton>
        <ToggleButton value="side">Side</ToggleButton>
        <ToggleButton value="hidden">Hidden</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 329 }}>
        <FunnelChart
          aria-label="Applicants by stage"
          height={300}
          series={series}
          hideLegend={place === 'hidden'}
          slotProps={{ legend: legends[place] }}
        />
      </Box>
    </Box>
  );
}
