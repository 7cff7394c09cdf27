import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['North', 'East', 'South', 'West'] }];
const series = [{ label: 'Shops', data: [14, 9, 17, 11] }];

export default function ChartSize() {
  const labelId = React.useId();
  const [width, setWidth] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography id={labelId} variant="body2">
          Parent width: {width}%
        </Typography>
        <Slider
          aria-labelledby={labelId}
          min={40}
          max={100}
          value={width}
          onChange={(_, value) => setWidth(value)}
        />
      </Box>
      <Box
        style={{ width: `${width}%` }}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <BarChart
          aria-label="Shops by region"
          height={258}
          xAxis={xAxis}
          series={series}
        />
      </Box>
    </Box>
  );
}
