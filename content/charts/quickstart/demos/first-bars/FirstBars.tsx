import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const series = [
  { label: 'Coffee', data: [42, 38, 51, 47, 60] },
  { label: 'Tea', data: [18, 24, 21, 26, 30] },
];

export default function FirstBars() {
  return (
    <BarChart
      aria-label="Cups sold by weekday"
      height={300}
      xAxis={xAxis}
      series={series}
    />
  );
}
