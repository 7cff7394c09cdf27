import { BarChart } from '@mui/x-charts/BarChart';
import type { YAxis } from '@mui/x-charts/models';

const xAxis = [{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }];
const yAxis: YAxis<'linear', number>[] = [
  { id: 'revenue', label: 'Revenue (USD thousands)' },
  { id: 'orders', label: 'Orders', position: 'right', width: 64 },
];
const series = [
  {
    yAxisId: 'revenue',
    label: 'Revenue',
    data: [82, 91, 87, 104, 118, 112],
  },
  {
    yAxisId: 'orders',
    label: 'Orders',
    data: [1240, 1310, 1180, 1420, 1510, 1395],
  },
];

export default function TwoAxes() {
  return (
    <BarChart
      aria-label="Revenue and orders by month"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
