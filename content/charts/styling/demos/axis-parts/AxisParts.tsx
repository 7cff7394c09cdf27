import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [
  { id: 'weekday', label: 'Weekday', data: ['Mon', 'Tue', 'Wed'] },
];
const yAxis = [{ id: 'guests', label: 'Guests' }];
const series = [{ data: [38, 52, 47] }];

export default function AxisParts() {
  return (
    <BarChart
      aria-label="Guests by weekday"
      height={260}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
