import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const states = ['Loading', 'Empty', 'Ready'] as const;
type State = (typeof states)[number];

const xAxis = [
  { scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const yAxis = [{ min: 0, max: 60 }];
const visits = [{ label: 'Visits', data: [31, 44, 29, 52, 47] }];

export default function Overlays() {
  const [state, setState] = React.useState<State>('Loading');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_, next: State | null) => setState(next ?? state)}
      >
        {states.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Visits by weekday"
        height={260}
        hideLegend
        loading={state === 'Loading'}
        localeText={{ noData: 'No visits this week' }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={state === 'Ready' ? visits : []}
      />
    </Box>
  );
}
