import { LineChart } from '@mui/x-charts/LineChart';

const dashes = { plan: '8 4', lastYear: '2 4' };

const dashedMark = (dash: string) =>
  function DashedMark({ color }: { color?: string }) {
    return (
      <svg viewBox="0 0 14 14">
        <line
          x2={14}
          y1={7}
          y2={7}
          stroke={color}
          strokeWidth={3}
          strokeDasharray={dash}
        />
      </svg>
    );
  };

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const yAxis = [{ min: 0, label: 'USD (thousands)' }];
const series = [
  {
    id: 'actual',
    label: 'Actual',
    data: [84, 91, 88, 102, 110, 117],
    showMark: false,
  },
  {
    id: 'plan',
    label: 'Plan',
    data: [80, 86, 92, 98, 104, 110],
    showMark: false,
    labelMarkType: dashedMark('5 4'),
  },
  {
    id: 'lastYear',
    label: 'Last year',
    data: [61, 64, 70, 69, 75, 81],
    showMark: false,
    labelMarkType: dashedMark('2 3'),
  },
];

export default function DashedLines() {
  return (
    <LineChart
      aria-label="Revenue by month: actual, planned and last year"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{
        '& path[data-series="plan"]': { strokeDasharray: dashes.plan },
        '& path[data-series="lastYear"]': { strokeDasharray: dashes.lastYear },
      }}
    />
  );
}
