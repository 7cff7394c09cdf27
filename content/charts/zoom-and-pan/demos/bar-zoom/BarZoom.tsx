import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), October to December 2015.
const rain = [
  0, 0, 0, 0, 0, 0, 10, 0, 0, 29, 0, 5, 1, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 9,
  7, 0, 3, 2, 19, 33, 26, 0, 1, 0, 1, 0, 13, 7, 3, 1, 2, 10, 34, 47, 22, 2, 30,
  2, 2, 0, 0, 0, 3, 7, 0, 0, 0, 0, 0, 0, 12, 2, 13, 2, 16, 11, 27, 54, 14, 9, 0,
  16, 1, 0, 2, 4, 22, 18, 0, 4, 27, 5, 6, 2, 6, 0, 9, 2, 0, 0, 0,
];

const DAY_MS = 24 * 60 * 60 * 1000;
const days = rain.map(
  (_, index) => new Date(Date.UTC(2015, 9, 1) + index * DAY_MS),
);
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const xAxis = [
  {
    id: 'days',
    data: days,
    valueFormatter: (day: Date) => dayFormat.format(day),
    zoom: { minSpan: 8 },
  },
];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: rain }];
const initialZoom = [{ axisId: 'days', start: 60, end: 85 }];

export default function BarZoom() {
  return (
    <BarChartPro
      aria-label="Daily rain in Seattle, October to December 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
    />
  );
}
