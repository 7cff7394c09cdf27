import * as React from 'react';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { type AnimatedLineProps, LineChart } from '@mui/x-charts/LineChart';

// Invented numbers. The forecast starts after the last measured year.
const LAST_MEASURED = '2024';
const years = [
  '2019',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
];
const users = [21, 26, 28, 35, 39, 44, 49, 53, 58];
const band = [
  { year: '2024', low: 44, high: 44 },
  { year: '2025', low: 46, high: 52 },
  { year: '2026', low: 47, high: 60 },
  { year: '2027', low: 48, high: 69 },
];
const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ min: 0, max: 80, label: 'Users (millions)' }];
const series = [
  { label: 'Users', data: users, showMark: false, color: '#1976d2' },
];

function ForecastLine({ d, className, ownerState }: AnimatedLineProps) {
  const { left, top, width, height } = useDrawingArea();
  const split = useXScale<'point'>()(LAST_MEASURED) ?? left;
  const id = React.useId();
  const path = {
    d,
    className,
    fill: 'none',
    stroke: ownerState.color,
    strokeWidth: 2,
  };

  return (
    <g>
      <clipPath id={`${id}-past`}>
        <rect x={left} y={top} width={split - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-future`}>
        <rect x={split} y={top} width={left + width - split} height={height} />
      </clipPath>
      <path {...path} clipPath={`url(#${id}-past)`} />
      <path {...path} clipPath={`url(#${id}-future)`} strokeDasharray="6 5" />
    </g>
  );
}

function UncertaintyBand() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const edge = (bound: 'low' | 'high') =>
    band.map((point) => `${xScale(point.year)},${yScale(point[bound])}`);

  return (
    <polygon
      points={[...edge('high'), ...edge('low').reverse()].join(' ')}
      fill="#1976d2"
      opacity={0.2}
      pointerEvents="none"
    />
  );
}

export default function UserForecast() {
  return (
    <LineChart
      aria-label="Users from 2019 to 2024, with a forecast until 2027"
      height={320}
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ line: ForecastLine }}
    >
      <UncertaintyBand />
    </LineChart>
  );
}
