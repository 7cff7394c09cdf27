import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const data: HeatmapValueType[] = [
  [0, 0, 42],
  [0, 1, 58],
  [0, 2, 73],
  [1, 0, 35],
  [1, 1, 61],
  [1, 2, 88],
  [2, 0, 27],
  [2, 1, 44],
  [2, 2, 69],
];
const xAxis = [{ data: ['Checkout', 'Search', 'Profile'] }];
const yAxis = [{ data: ['Europe', 'America', 'Asia'], width: 70 }];
const series = [{ label: 'Requests per second', data }];

export default function HoveredCell() {
  return (
    <figure
      aria-label="Requests per second by service and region"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        sx={{
          [`& g:hover > .${heatmapClasses.cell}:not(:hover)`]: {
            opacity: 0.5,
          },
          [`& .${heatmapClasses.cell}:hover`]: {
            stroke: 'currentColor',
            strokeWidth: 3,
          },
        }}
      />
    </figure>
  );
}
