import * as React from 'react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, us-employment.csv (U.S. BLS), change in nonfarm jobs
// from the previous month, in thousands.
const changes = [
  -443, -475, -759, -707, -787, -704, -802, -704, -354, -469, -342, -196, -229,
  -209, 12, -277, 18, -73, 193, 221, 522, -140, -78, -16, -63, 267, 129, 73,
];
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const xAxis = [
  {
    scaleType: 'point' as const,
    data: changes.map((_, index) =>
      monthFormat.format(new Date(Date.UTC(2008, 8 + index))),
    ),
  },
];
const yAxis = [{ label: 'Jobs (thousands)', width: 72 }];
const series = [
  { data: changes, area: true, showMark: false, color: '#616161' },
];

function ZeroGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const zero = useYScale<'linear'>()(0);
  const offset = (zero - top) / height;

  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      x2={0}
      y1={top}
      y2={top + height}
    >
      <stop offset={0} stopColor="#2e7d32" stopOpacity={0.9} />
      <stop offset={offset} stopColor="#2e7d32" stopOpacity={0.3} />
      <stop offset={offset} stopColor="#d32f2f" stopOpacity={0.3} />
      <stop offset={1} stopColor="#d32f2f" stopOpacity={0.9} />
    </linearGradient>
  );
}

export default function SplitAtZero() {
  const gradientId = React.useId();

  return (
    <LineChart
      aria-label="Monthly change in U.S. jobs, September 2008 to December 2010"
      height={320}
      grid={{ horizontal: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{
        [`& .${areaElementClasses.root}`]: {
          fill: `url('#${gradientId}')`,
          filter: 'none',
        },
      }}
    >
      <ZeroGradient id={gradientId} />
    </LineChart>
  );
}
