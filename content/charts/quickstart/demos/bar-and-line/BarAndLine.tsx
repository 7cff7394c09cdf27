import { BarPlot } from '@mui/x-charts/BarChart';
import {
  ChartDataProvider,
  type ChartDataProviderProps,
} from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

type Config = ChartDataProviderProps<'bar' | 'line'>;

const series: Config['series'] = [
  {
    type: 'bar',
    label: 'Rainfall (mm)',
    data: [52, 41, 44, 39, 47, 50],
    yAxisId: 'rain',
  },
  {
    type: 'line',
    label: 'Temperature (°C)',
    data: [4, 5, 8, 11, 15, 18],
    yAxisId: 'temperature',
  },
];
const xAxis: Config['xAxis'] = [
  {
    id: 'month',
    scaleType: 'band',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const yAxis: Config['yAxis'] = [
  { id: 'rain', label: 'mm' },
  { id: 'temperature', label: '°C', position: 'right' },
];

export default function BarAndLine() {
  return (
    <ChartDataProvider height={300} series={series} xAxis={xAxis} yAxis={yAxis}>
      <ChartsLegend />
      <ChartsSurface aria-label="Rainfall and temperature by month">
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="temperature" />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
