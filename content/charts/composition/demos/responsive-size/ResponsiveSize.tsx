import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';

const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [{ type: 'bar' as const, data: [31, 44, 29, 52, 47] }];
const yAxis = [{ position: 'none' as const }];

export default function ResponsiveSize() {
  const id = React.useId();
  const [share, setShare] = React.useState(60);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography variant="body2" id={id}>
          Width of the parents: {share}%
        </Typography>
        <Slider
          aria-labelledby={id}
          min={40}
          max={100}
          value={share}
          onChange={(_, value) => setShare(value)}
        />
      </Box>
      <Typography variant="subtitle2">No width: follows its parent</Typography>
      <Box sx={{ width: `${share}%`, border: 1, borderColor: 'divider' }}>
        <ChartContainer
          aria-label="Deliveries by weekday, responsive"
          height={200}
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>
      </Box>
      <Typography variant="subtitle2" sx={{ mt: 2 }}>
        width=260: stays the same
      </Typography>
      <Box
        sx={{
          width: `${share}%`,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <ChartContainer
          aria-label="Deliveries by weekday, fixed"
          width={260}
          height={200}
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
        >
          <BarPlot />
          <ChartsXAxis />
        </ChartContainer>
      </Box>
    </Box>
  );
}
