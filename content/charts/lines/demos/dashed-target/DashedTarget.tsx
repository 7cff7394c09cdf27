import * as React from 'react';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

// Invented numbers.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
];
const series = [
  {
    id: 'signups',
    label: 'Sign-ups',
    area: true,
    showMark: false,
    data: [120, 180, 210, 190, 260, 310],
    color: '#5e35b1',
  },
  {
    id: 'target',
    label: 'Target',
    showMark: false,
    data: [150, 175, 200, 225, 250, 275],
    color: '#ef6c00',
  },
];

export default function DashedTarget() {
  const gradientId = React.useId();

  return (
    <LineChart
      aria-label="Sign-ups and target by month"
      height={300}
      xAxis={xAxis}
      series={series}
      sx={{
        [`& .${lineElementClasses.root}[data-series="target"]`]: {
          strokeDasharray: '6 4',
        },
        [`& .${areaElementClasses.root}[data-series="signups"]`]: {
          fill: `url('#${gradientId}')`,
          filter: 'none',
        },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#5e35b1" stopOpacity={0.5} />
          <stop offset="100%" stopColor="#5e35b1" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
