import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers: position of a song in the charts.
const ranks = [38, 21, 9, 4, 2, 1, 1, 3, 6, 12];
const series = [{ label: 'Rank', data: ranks }];
const weeks = ranks.map((_, index) => index + 1);

export default function ReversedAxes() {
  const [isXReversed, setIsXReversed] = React.useState(false);
  const [isYReversed, setIsYReversed] = React.useState(true);
  const xAxis = React.useMemo(
    () => [
      { data: weeks, tickMinStep: 1, label: 'Week', reverse: isXReversed },
    ],
    [isXReversed],
  );
  const yAxis = React.useMemo(
    () => [
      {
        min: 1,
        max: 40,
        tickInterval: [1, 10, 20, 30, 40],
        label: 'Rank',
        reverse: isYReversed,
      },
    ],
    [isYReversed],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Reverse x"
        control={
          <Switch
            checked={isXReversed}
            onChange={(event) => setIsXReversed(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="Reverse y"
        control={
          <Switch
            checked={isYReversed}
            onChange={(event) => setIsYReversed(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Rank of a song by week"
        height={300}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
