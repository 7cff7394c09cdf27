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
    label: 'Downloads',
    area: true,
    showMark: false,
    data: [31, 42, 38, 52, 47, 19, 16],
  },
];

export default function TinyArea() {
  return (
    <div style={{ width: '100%', maxWidth: 240 }}>
      <LineChart
        aria-label="Downloads in the last seven days"
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
