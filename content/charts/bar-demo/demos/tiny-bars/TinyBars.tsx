import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    position: 'none' as const,
  },
];
const yAxis = [{ position: 'none' as const }];
const series = [{ label: 'Sign-ups', data: [31, 44, 29, 52, 47, 12, 9] }];

export default function TinyBars() {
  return (
    <div style={{ width: '100%', maxWidth: 240 }}>
      <BarChart
        aria-label="Sign-ups in the last seven days"
        height={80}
        margin={4}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </div>
  );
}
