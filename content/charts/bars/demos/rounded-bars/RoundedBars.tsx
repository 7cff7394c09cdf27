import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }];
const series = [
  { stack: 'members', label: 'Joined', data: [34, 41, 28, 46] },
  { stack: 'members', label: 'Returned', data: [12, 9, 15, 11] },
  { stack: 'members', label: 'Left', data: [-18, -14, -21, -9] },
];

export default function RoundedBars() {
  const labelId = React.useId();
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        aria-label="Members who joined, returned and left, by month"
        height={280}
        borderRadius={borderRadius}
        xAxis={xAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography id={labelId} variant="body2">
          borderRadius: {borderRadius}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={30}
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value)}
        />
      </Box>
    </Box>
  );
}
