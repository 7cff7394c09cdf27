import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { XAxis } from '@mui/x-charts-pro/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), daily highs in 2015.
const highs = [
  6, 6, 5, 11, 12, 12, 8, 8, 10, 8, 9, 11, 9, 6, 8, 12, 13, 14, 10, 10, 7, 9,
  12, 14, 17, 16, 11, 12, 12, 8, 7, 9, 11, 10, 11, 13, 14, 12, 15, 13, 13, 13,
  17, 16, 14, 12, 15, 16, 12, 11, 11, 12, 12, 13, 11, 10, 12, 10, 12, 11, 11,
  11, 13, 13, 15, 17, 17, 14, 13, 14, 18, 17, 14, 11, 14, 13, 16, 16, 14, 13,
  12, 11, 13, 14, 21, 18, 16, 16, 18, 13, 13, 13, 11, 13, 17, 14, 14, 17, 17,
  14, 12, 13, 12, 12, 14, 18, 19, 19, 21, 23, 17, 16, 12, 12, 13, 16, 25, 16,
  16, 17, 18, 18, 21, 17, 14, 17, 21, 24, 27, 19, 14, 16, 12, 18, 20, 16, 19,
  26, 22, 23, 26, 17, 16, 18, 16, 22, 24, 28, 26, 23, 25, 16, 18, 20, 23, 27,
  29, 31, 31, 29, 26, 24, 20, 24, 28, 30, 23, 25, 24, 24, 25, 26, 25, 26, 26,
  31, 32, 33, 28, 29, 31, 32, 34, 33, 33, 33, 29, 27, 30, 29, 21, 22, 26, 26,
  28, 26, 26, 28, 33, 35, 27, 24, 24, 26, 23, 21, 22, 23, 28, 32, 34, 34, 33,
  31, 28, 26, 23, 25, 28, 25, 28, 29, 30, 28, 28, 18, 22, 25, 27, 30, 32, 23,
  22, 27, 28, 24, 26, 28, 29, 23, 22, 20, 19, 19, 19, 18, 18, 21, 16, 21, 23,
  24, 25, 27, 27, 21, 17, 18, 20, 18, 19, 21, 23, 18, 19, 21, 22, 16, 18, 18,
  21, 22, 18, 21, 16, 19, 23, 23, 18, 16, 19, 19, 21, 18, 18, 17, 15, 21, 20,
  19, 15, 17, 18, 16, 16, 13, 15, 19, 12, 16, 14, 15, 17, 16, 12, 11, 11, 10,
  12, 16, 12, 11, 10, 11, 11, 11, 13, 9, 9, 9, 13, 9, 9, 8, 9, 10, 7, 7, 7, 9,
  9, 7, 2, 6, 10, 11, 16, 11, 10, 13, 11, 16, 12, 12, 9, 9, 8, 8, 7, 6, 7, 9, 8,
  8, 6, 8, 5, 6, 5, 4, 4, 5, 7, 6, 6,
];

const DAY_MS = 24 * 60 * 60 * 1000;
const days = highs.map(
  (_, index) => new Date(Date.UTC(2015, 0, 1) + index * DAY_MS),
);
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const xAxis: XAxis<'utc', Date>[] = [
  {
    scaleType: 'utc',
    data: days,
    valueFormatter: (day) => dayFormat.format(day),
    zoom: true,
  },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [{ data: highs, curve: 'linear' as const, showMark: false }];

export default function LineZoom() {
  return (
    <LineChartPro
      aria-label="Daily high in Seattle in 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
