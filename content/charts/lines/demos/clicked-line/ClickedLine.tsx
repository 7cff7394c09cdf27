import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
];
const series = [
  {
    id: 'visits',
    label: 'Visits',
    area: true,
    data: [310, 420, 380, 520, 470],
  },
];

export default function ClickedLine() {
  const [clicks, setClicks] = React.useState<Record<string, string>>({});
  const log = (name: string, data: unknown) =>
    setClicks((previous) => ({ ...previous, [name]: JSON.stringify(data) }));

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        aria-label="Visits by weekday"
        height={260}
        xAxis={xAxis}
        series={series}
        onMarkClick={(_, item) => log('onMarkClick', item)}
        onLineClick={(_, item) => log('onLineClick', item)}
        onAreaClick={(_, item) => log('onAreaClick', item)}
        onAxisClick={(_, data) => log('onAxisClick', data)}
      />
      <Box
        dir="ltr"
        aria-live="polite"
        sx={{ minHeight: 160, overflowWrap: 'anywhere' }}
      >
        {['onMarkClick', 'onLineClick', 'onAreaClick', 'onAxisClick'].map(
          (name) => (
            <Typography key={name} variant="body2">
              {name}: <code>{clicks[name] ?? '–'}</code>
            </Typography>
          ),
        )}
      </Box>
    </Box>
  );
}
