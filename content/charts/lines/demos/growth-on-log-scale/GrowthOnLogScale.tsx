import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers: one app doubles every year, the other adds 2,000 users.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2018', '2019', '2020', '2021', '2022', '2023', '2024'],
  },
];
const yAxis = [
  {
    scaleType: 'log' as const,
    min: 100,
    max: 100_000,
    width: 56,
    label: 'Users',
  },
];
const series = [
  {
    label: 'Doubles every year',
    data: [250, 500, 1000, 2000, 4000, 8000, 16000],
  },
  {
    label: 'Adds 2,000 every year',
    data: [2000, 4000, 6000, 8000, 10000, 12000, 14000],
  },
];

export default function GrowthOnLogScale() {
  return (
    <LineChart
      aria-label="Users of two apps on a logarithmic scale, 2018 to 2024"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
