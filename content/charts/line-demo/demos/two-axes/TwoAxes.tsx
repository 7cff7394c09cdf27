import { LineChart } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), 2015.
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis: YAxis<'linear', number>[] = [
  { id: 'rain', min: 0, label: 'Rain (mm)' },
  { id: 'high', min: 0, label: 'Average high (°C)', position: 'right' },
];
const series = [
  {
    yAxisId: 'rain',
    label: 'Rain',
    data: [93, 134, 114, 52, 15, 6, 2, 83, 21, 122, 213, 285],
  },
  {
    yAxisId: 'high',
    label: 'Average high',
    shape: 'square' as const,
    data: [10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4],
  },
];

export default function TwoAxes() {
  return (
    <LineChart
      aria-label="Rain and average high temperature in Seattle by month, 2015"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
