import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    scaleType: 'band' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    label: 'Bars: delivered; line: ordered',
  },
];
const yAxis = [{ label: 'Parcels' }];
const series = [
  { type: 'bar' as const, data: [310, 440, 290, 520, 470, 180] },
  { type: 'line' as const, data: [360, 410, 380, 490, 540, 240] },
];

export default function FirstComposition() {
  return (
    <ChartContainer
      aria-label="Parcels ordered and delivered by weekday"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
