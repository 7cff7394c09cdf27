import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const series = [
  { stack: 'income', label: 'Products', data: [54, 61, 58, 72] },
  { stack: 'income', label: 'Services', data: [21, 24, 30, 33] },
  { stack: 'costs', label: 'Salaries', data: [38, 39, 41, 42] },
  { stack: 'costs', label: 'Materials', data: [17, 22, 19, 26] },
  { label: 'Investments', data: [8, 15, 6, 11] },
];

export default function MixedStacks() {
  return (
    <BarChart
      aria-label="Income, costs and investments by quarter"
      height={320}
      xAxis={xAxis}
      series={series}
    />
  );
}
