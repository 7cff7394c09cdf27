import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const series = [
  { label: 'Online', data: [31, 44, 29, 52, 47] },
  { label: 'Phone', data: [12, 9, 15, 11, 18] },
];

export default function OrdersPerDay() {
  return (
    <BarChart
      aria-label="Orders per day"
      height={266}
      xAxis={xAxis}
      series={series}
    />
  );
}
