import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const guests = [
  [310, 420, 180],
  [275, 510, 240],
  [340, 585, 205],
  [120, 260, 95],
];
const data = guests.flatMap((column, x) =>
  column.map((value, y): HeatmapValueType => [x, y, value]),
);
const xAxis = [{ data: ['Spring', 'Summer', 'Fall', 'Winter'] }];
const yAxis = [{ data: ['Coast', 'City', 'Hills'], width: 60 }];
const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 600,
      color: ['#fff3e0', '#e65100'] as const,
    },
  },
];
const series = [{ label: 'Guests', data }];

export default function ColorLegend() {
  return (
    <figure
      aria-label="Guests by season and location"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        hideLegend={false}
        xAxis={xAxis}
        yAxis={yAxis}
        zAxis={zAxis}
        series={series}
        slotProps={{
          legend: { minLabel: 'No guests', maxLabel: '600 guests' },
        }}
      />
    </figure>
  );
}
