import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

// Invented numbers: users of an app, about 2.4 times as many every year.
const users = [12, 30, 70, 160, 420, 900, 2100, 5200, 11000, 26000];
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

const xAxis: XAxis<'point', string>[] = [
  { scaleType: 'point', data: users.map((_, index) => `Y${index + 1}`) },
];
const yAxis: YAxis<'linear' | 'log', number>[] = [
  { id: 'linear', scaleType: 'linear', valueFormatter: compact.format },
  {
    id: 'log',
    scaleType: 'log',
    position: 'right',
    tickInterval: [10, 100, 1000, 10_000, 100_000],
    valueFormatter: compact.format,
  },
];
const series = [
  { label: 'Linear (left)', yAxisId: 'linear', data: users },
  { label: 'Logarithmic (right)', yAxisId: 'log', data: users },
];

export default function LinearAndLog() {
  return (
    <LineChart
      aria-label="Users by year, on a linear and a logarithmic axis"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
