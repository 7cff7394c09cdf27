import { BarChart } from '@mui/x-charts/BarChart';

// Invented numbers, in thousands of dollars.
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const yAxis = [{ label: 'USD (thousands)' }];
const series = [
  {
    stack: 'plan',
    label: 'Staff, planned',
    data: [120, 125, 130, 140],
    color: '#90caf9',
  },
  {
    stack: 'plan',
    label: 'Cloud, planned',
    data: [40, 42, 45, 48],
    color: '#ffcc80',
  },
  {
    stack: 'actual',
    label: 'Staff, actual',
    data: [118, 131, 129, 152],
    color: '#1976d2',
  },
  {
    stack: 'actual',
    label: 'Cloud, actual',
    data: [44, 51, 58, 61],
    color: '#ef6c00',
  },
];

export default function StackGroups() {
  return (
    <BarChart
      aria-label="Planned and actual costs by quarter"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
