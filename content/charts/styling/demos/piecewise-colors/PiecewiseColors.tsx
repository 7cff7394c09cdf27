import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21', '24'];
const xAxis = [{ scaleType: 'point' as const, data: hours }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: '°C',
    colorMap: {
      type: 'piecewise',
      thresholds: [0, 8],
      colors: ['#1e88e5', '#8e24aa', '#e53935'],
    },
  },
];
const series = [
  { label: 'Temperature', data: [-3, -5, -2, 4, 9, 12, 7, 2, -1] },
];

const names = ['Frost', 'Cool', 'Mild'];

export default function PiecewiseColors() {
  return (
    <LineChart
      aria-label="Temperature by hour"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          labelFormatter: ({ index }) => names[index] ?? '',
          sx: { gap: 2 },
        },
      }}
    />
  );
}
