import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = [5, 6, 7, 8, 9].map((day) => new Date(2026, 0, day));
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const valueFormatter = (date: Date) => weekday.format(date);
const series = [{ label: 'Open tickets', data: [1, 3, 2, 2, 1] }];

export default function TickSteps() {
  const [hasSteps, setHasSteps] = React.useState(true);
  const xAxis = React.useMemo(
    () => [
      {
        data: days,
        scaleType: 'time' as const,
        valueFormatter,
        tickMinStep: hasSteps ? DAY_MS : undefined,
      },
    ],
    [hasSteps],
  );
  const yAxis = React.useMemo(
    () => [{ min: 0, tickMinStep: hasSteps ? 1 : undefined }],
    [hasSteps],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Set tickMinStep"
        control={
          <Switch
            checked={hasSteps}
            onChange={(event) => setHasSteps(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Open tickets by weekday"
        height={270}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
