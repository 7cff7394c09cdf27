import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const calls = [
  [12, 34, 21],
  [18, 41, 26],
  [15, 38, 30],
  [9, 29, 17],
  [7, 22, 11],
];
const data = calls.flatMap((column, x) =>
  column.map((value, y): HeatmapValueType => [x, y, value]),
);
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ data: ['Morning', 'Noon', 'Evening'], width: 70 }];
const series = [{ label: 'Calls', data }];

export default function PrintHeatmap() {
  return (
    <figure
      aria-label="Support calls by weekday and time of day"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        showToolbar
        slotProps={{ toolbar: { imageExportOptions: [] } }}
      />
    </figure>
  );
}
