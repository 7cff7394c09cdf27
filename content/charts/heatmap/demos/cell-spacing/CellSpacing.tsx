import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const weeks = Array.from({ length: 12 }, (_, week) => `${week + 1}`);
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const data: HeatmapValueType[] = weeks.flatMap((_, week) =>
  days.map((_day, day) => [week, day, (week * 37 + day * 53) % 100] as const),
);

const xAxis = [{ label: 'Week', data: weeks, categoryGapRatio: 0.15 }];
const yAxis = [{ data: days, categoryGapRatio: 0.15 }];
const series = [{ label: 'Minutes of practice', data }];

export default function CellSpacing() {
  return (
    <figure
      aria-label="Minutes of practice by week and day"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={{ cell: { rx: 4, ry: 4 } }}
      />
    </figure>
  );
}
