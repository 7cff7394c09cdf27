import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const xAxis: XAxis<'band', string>[] = [
  {
    data: ['Backlog', 'Doing', 'Review', 'Done', 'On hold'],
    colorMap: {
      type: 'ordinal',
      values: ['Doing', 'Review', 'Done'],
      colors: ['#fb8c00', '#5e35b1', '#2e7d32'],
      unknownColor: '#9e9e9e',
    },
  },
];
const series = [{ label: 'Tasks', data: [24, 9, 6, 41, 5] }];

export default function OrdinalColors() {
  return (
    <BarChart
      aria-label="Tasks by status"
      height={280}
      hideLegend
      xAxis={xAxis}
      series={series}
    />
  );
}
