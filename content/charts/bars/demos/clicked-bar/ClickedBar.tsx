import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier, ChartsAxisData } from '@mui/x-charts/models';

const xAxis = [{ data: ['North', 'East', 'South', 'West'] }];
const series = [
  { id: 'new', label: 'New', data: [24, 31, 18, 27] },
  { id: 'used', label: 'Used', data: [40, 22, 35, 29] },
];

export default function ClickedBar() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);
  const [axis, setAxis] = React.useState<ChartsAxisData | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Cars sold by region"
        height={280}
        xAxis={xAxis}
        series={series}
        onItemClick={(_, clicked) => setItem(clicked)}
        onAxisClick={(_, clicked) => setAxis(clicked)}
      />
      <Box
        dir="ltr"
        aria-live="polite"
        sx={{ minHeight: 120, overflowWrap: 'anywhere' }}
      >
        <Typography variant="body2">
          onItemClick: <code>{item ? JSON.stringify(item) : '–'}</code>
        </Typography>
        <Typography variant="body2">
          onAxisClick: <code>{axis ? JSON.stringify(axis) : '–'}</code>
        </Typography>
      </Box>
    </Box>
  );
}
