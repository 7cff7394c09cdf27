import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

// Invented numbers.
const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin'] }];
const series = [
  { label: 'Adults', data: [120, 95, 140] },
  { label: 'Children', data: [84, 41, 97] },
];

export default function HiddenLegend() {
  const [hidden, setHidden] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={!hidden}
            onChange={(_, checked) => setHidden(!checked)}
          />
        }
        label="Show the legend"
      />
      <BarChart
        aria-label="Visitors by city and age"
        height={280}
        xAxis={xAxis}
        series={series}
        hideLegend={hidden}
      />
    </Box>
  );
}
