import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const xAxis = [
  { scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [
  {
    id: 'visits',
    label: 'Visits',
    showMark: false,
    data: [31, 44, 39, 52, 47],
  },
  { id: 'goal', label: 'Goal', showMark: false, data: [40, 40, 45, 45, 45] },
];

export default function SxStyling() {
  return (
    <LineChart
      aria-label="Visits and goal by weekday"
      height={300}
      xAxis={xAxis}
      series={series}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 4 },
        [`& .${lineElementClasses.root}[data-series="goal"]`]: {
          strokeWidth: 2,
          strokeDasharray: '8 4',
        },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { stroke: 'none' },
        [`& .${axisClasses.bottom} .${axisClasses.line}`]: { strokeWidth: 2 },
        [`& .${legendClasses.label}`]: { fontWeight: 'bold' },
      }}
    />
  );
}
