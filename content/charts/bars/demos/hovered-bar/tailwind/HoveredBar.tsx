import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin', 'Osaka'] }];
const series = [
  { label: 'Morning', data: [120, 95, 140, 88] },
  { label: 'Evening', data: [84, 110, 97, 132] },
];

const dimOthers =
  '[&_.MuiBar-root:hover_.MuiBarElement-root:not(:hover)]:opacity-35';

export default function HoveredBar() {
  return (
    <div className={`w-full ${dimOthers}`}>
      <BarChart
        aria-label="Visitors by city and time of day"
        height={300}
        xAxis={xAxis}
        series={series}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    </div>
  );
}
