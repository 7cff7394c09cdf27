import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    position: 'none' as const,
  },
];
const yAxis = [{ position: 'none' as const }];
const series = [
  {
    label: 'Visits',
    showMark: false,
    data: [310, 420, 380, 520, 470, 190, 160],
  },
];

export default function TinyLine() {
  return (
    <div style={{ width: '100%', maxWidth: 240 }}>
      <LineChart
        aria-label="Visits in the last seven days"
        height={80}
        margin={6}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </div>
  );
}
