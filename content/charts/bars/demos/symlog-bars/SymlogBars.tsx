import { BarChart } from '@mui/x-charts/BarChart';
import type { YAxis } from '@mui/x-charts/models';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

const xAxis = [{ data: ['Web', 'iOS', 'Android', 'Kiosk', 'Phone'] }];
const yAxis: YAxis<'symlog', number>[] = [
  {
    scaleType: 'symlog',
    max: 100_000,
    tickInterval: [0, 10, 100, 1_000, 10_000, 100_000],
    valueFormatter: (orders) => compact.format(orders),
  },
];
const series = [{ label: 'Orders', data: [48200, 21500, 1890, 120, 4] }];

export default function SymlogBars() {
  return (
    <BarChart
      aria-label="Orders by channel, on a symmetric log scale"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
