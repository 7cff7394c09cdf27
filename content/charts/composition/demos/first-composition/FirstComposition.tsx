import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [{ type: 'bar' as const, data: [31, 44, 29, 52, 47] }];

export default function FirstComposition() {
  return (
    <ChartContainer
      aria-label="Deliveries by weekday"
      height={300}
      xAxis={xAxis}
      series={series}
    >
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
