import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const yAxis = [{ min: 0 }];
const series = [
  { type: 'bar' as const, label: 'Tickets', data: [38, 46, 31, 44, 27] },
  { type: 'line' as const, label: 'Solved', data: [33, 40, 36, 41, 30] },
];

export default function ComposedTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <ChartsSurface title="Tickets opened and solved by day">
          <BarPlot />
          <LinePlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
    </Box>
  );
}
