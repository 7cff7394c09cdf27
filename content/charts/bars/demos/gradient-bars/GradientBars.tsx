import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }];
const yAxis = [{ width: 56 }];
const steps = [6400, 8100, 7300, 9800, 8800, 12400, 5200];

export default function GradientBars() {
  const gradientId = React.useId();
  const series = React.useMemo(
    () => [{ label: 'Steps', data: steps, color: `url(#${gradientId})` }],
    [gradientId],
  );

  return (
    <BarChart
      aria-label="Steps by day"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#7b1fa2" />
          <stop offset="100%" stopColor="#42a5f5" />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
