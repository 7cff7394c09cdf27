import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['2022', '2023', '2024', '2025'] }];
const yAxis = [{ label: 'USD (millions)' }];
const series = [
  { stack: 'budget', label: 'Salaries', data: [4.1, 4.4, 5, 5.6] },
  { stack: 'budget', label: 'Offices', data: [1.3, 1.1, 0.9, 0.8] },
  { stack: 'budget', label: 'Hardware', data: [0.7, 0.9, 1.2, 1.1] },
];

export default function StackedBudget() {
  return (
    <BarChart
      aria-label="Budget by year and cost type"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
