import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';

const xAxis = [{ data: ['db-1', 'db-2', 'web-1', 'web-2', 'cache'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    min: 0,
    max: 100,
    valueFormatter: (load) => `${load}%`,
    colorMap: {
      type: 'piecewise',
      thresholds: [50, 80],
      colors: ['#4caf50', '#ff9800', '#d32f2f'],
    },
  },
];
const series = [
  {
    label: 'CPU load',
    data: [34, 91, 48, 63, 22],
    valueFormatter: (load: number | null) => `${load}%`,
  },
];

const names = ['Normal', 'Busy', 'Overloaded'];

export default function ThresholdColors() {
  return (
    <BarChart
      aria-label="CPU load by server"
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
