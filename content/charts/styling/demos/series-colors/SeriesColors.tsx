import { LineChart } from '@mui/x-charts/LineChart';

const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2021', '2022', '2023', '2024', '2025'],
  },
];
const series = [
  { label: 'Solar', color: '#f9a825', data: [12, 18, 27, 39, 54] },
  { label: 'Wind', color: '#0288d1', data: [30, 34, 41, 44, 52] },
  { label: 'Coal', color: '#8d6e63', data: [61, 52, 44, 31, 22] },
];

export default function SeriesColors() {
  return (
    <LineChart
      aria-label="Energy produced by source and year"
      height={300}
      xAxis={xAxis}
      series={series}
    />
  );
}
