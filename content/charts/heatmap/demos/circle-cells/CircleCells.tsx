import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

interface CellProps extends React.ComponentProps<'circle'> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

const bookings = [
  [20, 45, 80, 30],
  [35, 95, 60, 15],
  [50, 70, 25, 65],
  [90, 40, 55, 10],
  [15, 30, 85, 75],
];
const data = bookings.flatMap((column, x) =>
  column.map((value, y): HeatmapValueType => [x, y, value]),
);
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ data: ['Gym', 'Pool', 'Yoga', 'Climbing'], width: 70 }];
const series = [{ label: 'Bookings', data }];

function CircleCell({ x, y, width, height, ownerState, ...other }: CellProps) {
  const radius = Math.min(width, height) / 2;
  return (
    <circle
      {...other}
      cx={x + width / 2}
      cy={y + height / 2}
      r={radius * Math.sqrt(ownerState.value / 100)}
      fill={ownerState.color}
      stroke="currentColor"
      strokeOpacity={0.4}
    />
  );
}

export default function CircleCells() {
  return (
    <figure
      aria-label="Bookings by weekday and class"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={{ cell: CircleCell }}
      />
    </figure>
  );
}
