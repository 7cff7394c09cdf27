import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }];
const series = [
  { stack: 'cash', label: 'Sales', data: [48, 52, 50, 61, 58, 66] },
  { stack: 'cash', label: 'Grants', data: [10, 0, 0, 10, 0, 0] },
  { stack: 'cash', label: 'Wages', data: [-31, -31, -32, -32, -34, -34] },
  { stack: 'cash', label: 'Rent', data: [-12, -12, -12, -13, -13, -13] },
];

export default function StackedBySign() {
  return (
    <BarChart
      aria-label="Cash in and cash out by month"
      height={320}
      borderRadius={4}
      xAxis={xAxis}
      series={series}
    />
  );
}
