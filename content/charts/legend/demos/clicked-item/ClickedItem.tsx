import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';

// Invented numbers.
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { id: 'online', label: 'Online', data: [34, 41, 38, 52] },
  { id: 'stores', label: 'Stores', data: [29, 27, 30, 36] },
];

export default function ClickedItem() {
  const [message, setMessage] = React.useState('Click a legend item');

  const showItem: ChartsLegendProps['onItemClick'] = (_event, item, index) =>
    setMessage(`${index}: ${JSON.stringify(item)}`);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Orders by quarter and channel, in thousands"
        height={300}
        xAxis={xAxis}
        series={series}
        slotProps={{
          legend: {
            onItemClick: showItem,
            sx: { '& button': { cursor: 'pointer' } },
          },
        }}
      />
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
