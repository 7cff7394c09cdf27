import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];

// One list for each day, with one number for each hour.
const commits = [
  [14, 62, 35, 58, 71, 22, 9],
  [21, 78, 41, 66, 84, 30, 12],
  [18, 83, 38, 71, 90, 27, 17],
  [25, 90, 44, 68, 79, 25, 8],
  [16, 55, 29, 47, 36, 11, 4],
  [2, 7, 5, 9, 12, 6, 3],
  [1, 4, 8, 6, 10, 14, 11],
];
const data: HeatmapValueType[] = commits.flatMap((day, x) =>
  day.map((value, y) => [x, y, value] as const),
);
const xAxis = [{ data: days }];
const yAxis = [{ data: hours, width: 60 }];
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
