import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means.
const highs = {
  2012: [7.1, 9.3, 9.6, 14.9, 17.7, 18.7, 22.9, 25.9, 22.9, 15.8, 11.3, 7.2],
  2015: [10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4],
};
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ min: 0, max: 30, label: 'Average high (°C)' }];

export default function AnimatedLines() {
  const [year, setYear] = React.useState<keyof typeof highs>(2012);
  const [isAnimated, setIsAnimated] = React.useState(true);
  const otherYear = year === 2012 ? 2015 : 2012;
  const series = React.useMemo(
    () => [{ id: 'high', data: highs[year] }],
    [year],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setYear(otherYear)}>
          Show {otherYear}
        </Button>
        <FormControlLabel
          label="Animate"
          control={
            <Switch
              checked={isAnimated}
              onChange={(event) => setIsAnimated(event.target.checked)}
            />
          }
        />
      </Stack>
      <LineChart
        aria-label={`Average high temperature in Seattle by month, ${year}`}
        height={260}
        skipAnimation={!isAnimated}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
