import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const data: HeatmapValueType[] = [
  [0, 0, 14],
  [0, 1, 62],
  [0, 2, 48],
  [0, 3, 9],
  [1, 0, 21],
  [1, 1, 78],
  [1, 2, 66],
  [1, 3, 12],
  [2, 0, 18],
  [2, 1, 83],
  [2, 2, 71],
  [2, 3, 17],
  [3, 0, 25],
  [3, 1, 90],
  [3, 2, 58],
  [3, 3, 8],
  [4, 0, 16],
  [4, 1, 55],
  [4, 2, 31],
  [4, 3, 4],
];
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ data: ['Night', 'Morning', 'Midday', 'Evening'], width: 70 }];
const series = [{ label: 'Commits', data }];

export default function CommitsByHour() {
  return (
    <figure
      aria-label="Commits by weekday and time of day"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap height={300} xAxis={xAxis} yAxis={yAxis} series={series} />
    </figure>
  );
}
