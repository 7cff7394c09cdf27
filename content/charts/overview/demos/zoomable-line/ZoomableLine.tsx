import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { XAxis } from '@mui/x-charts-pro/models';

const DAY_MS = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2024, 0, 1);
const days = Array.from(
  { length: 366 },
  (_, index) => new Date(firstDay + index * DAY_MS),
);
const prices = days.map((_, index) =>
  Math.round(
    84 + index * 0.06 + 9 * Math.sin(index / 23) + 3 * Math.sin(index / 4),
  ),
);

const tickFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

const xAxis: XAxis<'utc', Date>[] = [
  {
    id: 'day',
    scaleType: 'utc',
    data: days,
    valueFormatter: (day, { location }) =>
      location === 'tick' ? tickFormat.format(day) : dayFormat.format(day),
    zoom: { slider: { enabled: true, preview: true } },
  },
];
const yAxis = [{ width: 56, valueFormatter: (price: number) => `$${price}` }];
const series = [
  {
    data: prices,
    label: 'Closing price',
    showMark: false,
    valueFormatter: (price: number | null) => `$${price}`,
  },
];
const initialZoom = [{ axisId: 'day', start: 55, end: 100 }];

export default function ZoomableLine() {
  return (
    <LineChartPro
      aria-label="Daily closing price in 2024"
      height={340}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
    />
  );
}
