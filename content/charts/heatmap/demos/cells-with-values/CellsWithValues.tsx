import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

interface CellProps extends React.ComponentProps<'rect'> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

const data: HeatmapValueType[] = [
  [0, 0, 38],
  [0, 1, 4],
  [0, 2, 2],
  [1, 0, 5],
  [1, 1, 41],
  [1, 2, 3],
  [2, 0, 1],
  [2, 1, 6],
  [2, 2, 45],
];
const xAxis = [{ label: 'Predicted', data: ['Cat', 'Dog', 'Bird'] }];
const yAxis = [{ label: 'Actual', data: ['Cat', 'Dog', 'Bird'], width: 64 }];
const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      max: 50,
      color: ['#e3f2fd', '#42a5f5'] as const,
    },
  },
];
const series = [{ label: 'Images', data }];

function ValueCell({ ownerState, ...rect }: CellProps) {
  const { x, y, width, height } = rect;
  return (
    <g>
      <rect {...rect} fill={ownerState.color} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        fill="#102027"
        fontSize={14}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function CellsWithValues() {
  return (
    <figure
      aria-label="Images by actual and predicted animal"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        zAxis={zAxis}
        series={series}
        slots={{ cell: ValueCell }}
      />
    </figure>
  );
}
