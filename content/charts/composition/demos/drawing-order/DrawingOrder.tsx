import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid, chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [{ type: 'bar' as const, data: [31, 44, 29, 52, 47] }];

export default function DrawingOrder() {
  const [isOnTop, setIsOnTop] = React.useState(true);
  const grid = <ChartsGrid horizontal />;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Grid after the bars"
        control={
          <Switch
            checked={isOnTop}
            onChange={(event) => setIsOnTop(event.target.checked)}
          />
        }
      />
      <ChartContainer
        aria-label="Deliveries by weekday"
        height={300}
        xAxis={xAxis}
        series={series}
        sx={{
          [`& .${chartsGridClasses.line}`]: {
            stroke: (theme) => (theme.vars ?? theme).palette.background.paper,
          },
        }}
      >
        {!isOnTop && grid}
        <BarPlot />
        {isOnTop && grid}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
