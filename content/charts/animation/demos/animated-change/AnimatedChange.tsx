import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
  },
];
const yAxis = [{ min: 0, max: 250, label: 'Rain (mm)' }];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums.
const years = [
  [{ label: 'Rain in 2014', area: true, data: [94, 240, 80, 20, 57, 123] }],
  [{ label: 'Rain in 2015', area: true, data: [93, 113, 15, 2, 21, 213] }],
];

export default function AnimatedChange() {
  const [index, setIndex] = React.useState(0);
  const [isAnimated, setIsAnimated] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setIndex(1 - index)}>
        Show {2015 - index}
      </Button>
      <FormControlLabel
        label="Animate"
        sx={{ ml: 1 }}
        control={
          <Switch
            checked={isAnimated}
            onChange={(event) => setIsAnimated(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label={`Rain in Seattle by month, ${2014 + index}`}
        height={260}
        skipAnimation={!isAnimated}
        xAxis={xAxis}
        yAxis={yAxis}
        series={years[index] ?? []}
      />
    </Box>
  );
}
