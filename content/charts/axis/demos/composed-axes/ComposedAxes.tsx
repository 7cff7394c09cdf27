import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ChartContainerProps } from '@mui/x-charts/ChartContainer';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

type Config = ChartContainerProps<'bar' | 'line'>;

const xAxis: Config['xAxis'] = [
  {
    id: 'month',
    scaleType: 'band',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const yAxis: Config['yAxis'] = [
  { id: 'rain', label: 'Rain (mm)' },
  { id: 'high', label: 'High (°C)', position: 'right' },
];
// Source: vega-datasets, seattle-weather.csv (NOAA), 2015.
const series: Config['series'] = [
  { type: 'bar', yAxisId: 'rain', data: [93, 134, 113, 52, 15, 6] },
  {
    type: 'line',
    yAxisId: 'high',
    data: [10.2, 12.5, 14.4, 15.5, 20, 26.1],
  },
];

export default function ComposedAxes() {
  return (
    <ChartContainer
      aria-label="Rain and highs in Seattle by month, 2015"
      height={330}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="month" disableTicks />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="high" />
    </ChartContainer>
  );
}
