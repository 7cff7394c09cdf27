import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const series = [
  {
    id: 'tickets',
    data: [
      { id: 'open', value: 18, label: 'Open' },
      { id: 'waiting', value: 9, label: 'Waiting' },
      { id: 'solved', value: 41, label: 'Solved' },
    ],
  },
];

export default function ClickedSlice() {
  const [clicked, setClicked] = React.useState<object | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <PieChart
        aria-label="Support tickets by status"
        height={220}
        series={series}
        onItemClick={(_event, { seriesId, dataIndex }, { id, value }) =>
          setClicked({ seriesId, dataIndex, id, value })
        }
      />
      <Typography
        variant="body2"
        dir="ltr"
        aria-live="polite"
        sx={{ minHeight: 60, overflowWrap: 'anywhere' }}
      >
        Clicked: <code>{clicked ? JSON.stringify(clicked) : '–'}</code>
      </Typography>
    </Box>
  );
}
