import { LineChart } from '@mui/x-charts/LineChart';

const xAxis = [
  { scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [
  { label: 'Coffee', data: [42, 38, 51, 47, 60] },
  { label: 'Tea', data: [18, 24, 21, 26, 30] },
];

export default function FirstLines() {
  return (
    <LineChart
      aria-label="Cups sold by weekday"
      height={300}
      xAxis={xAxis}
      series={series}
    />
  );
}
