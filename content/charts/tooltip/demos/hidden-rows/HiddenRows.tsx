import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const yAxis = [{ min: 0, label: 'Orders' }];
const series = [
  { label: 'Orders', data: [84, 91, 88, 102, 110, 117] },
  {
    id: 'target',
    label: 'Target',
    data: [100, 100, 100, 100, 100, 100],
    valueFormatter: () => null,
    showMark: false,
    disableHighlight: true,
  },
];

export default function HiddenRows() {
  return (
    <LineChart
      aria-label="Orders by month, with a target of 100"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{ '& path[data-series="target"]': { strokeDasharray: '6 4' } }}
    />
  );
}
