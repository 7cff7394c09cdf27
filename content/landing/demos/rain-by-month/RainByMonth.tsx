import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = [
  { label: 'Rain (mm)', data: [58, 49, 44, 61, 37, 25], area: true },
  { label: 'Watering (mm)', data: [0, 0, 5, 12, 31, 48] },
];

export default function RainByMonth() {
  return (
    <LineChart
      aria-label="Rain and watering by month"
      width={320}
      height={272}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 32 }]}
      series={series}
      sx={{ maxWidth: '100%' }}
    />
  );
}
