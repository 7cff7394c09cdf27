import { LineChart } from '@mui/x-charts/LineChart';

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

const chartStyles = [
  '[&_.MuiLineElement-root]:stroke-4',
  '[&_.MuiLineElement-root[data-series=goal]]:stroke-2',
  '[&_.MuiLineElement-root[data-series=goal]]:[stroke-dasharray:8_4]',
  '[&_.MuiChartsAxis-left_.MuiChartsAxis-line]:stroke-none!',
  '[&_.MuiChartsAxis-bottom_.MuiChartsAxis-line]:stroke-2!',
  '[&_.MuiChartsLegend-label]:font-bold!',
].join(' ');

export default function SxStyling() {
  return (
    <div className={`w-full ${chartStyles}`}>
      <LineChart
        aria-label="Visits and goal by weekday"
        height={300}
        xAxis={xAxis}
        series={series}
      />
    </div>
  );
}
