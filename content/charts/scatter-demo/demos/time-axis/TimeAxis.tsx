import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { XAxis } from '@mui/x-charts/models';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const formatDay = (value: number | Date) => dayFormat.format(value);

// Source: vega-datasets, seattle-weather.csv (NOAA). August 2015: all rainy
// days, and every other dry day.
const august = (day: number) => Date.UTC(2015, 7, day);
const series = [
  {
    label: 'Dry',
    data: [
      { x: august(1), y: 33.3 },
      { x: august(3), y: 28.3 },
      { x: august(5), y: 23.3 },
      { x: august(7), y: 28.3 },
      { x: august(9), y: 28.3 },
      { x: august(11), y: 30 },
      { x: august(13), y: 28.3 },
      { x: august(15), y: 21.7 },
      { x: august(17), y: 27.2 },
      { x: august(19), y: 31.7 },
      { x: august(21), y: 22.2 },
      { x: august(23), y: 27.8 },
      { x: august(25), y: 25.6 },
      { x: august(27), y: 29.4 },
      { x: august(31), y: 18.9 },
    ],
  },
  {
    label: 'Rain',
    markerSize: 6,
    data: [
      { x: august(12), y: 28.3 },
      { x: august(14), y: 18.3 },
      { x: august(20), y: 22.8 },
      { x: august(28), y: 23.3 },
      { x: august(29), y: 22.2 },
      { x: august(30), y: 20 },
    ],
  },
].map((item) => ({
  ...item,
  valueFormatter: (point: { x: number; y: number } | null) =>
    point && `${formatDay(point.x)}: ${point.y} °C`,
}));

const xAxis: XAxis<'utc', Date>[] = [
  {
    scaleType: 'utc',
    min: new Date(august(0)),
    max: new Date(august(32)),
    tickNumber: 6,
    valueFormatter: formatDay,
  },
];
const yAxis = [{ label: 'High (°C)', min: 15, max: 35 }];

export default function TimeAxis() {
  return (
    <ScatterChart
      aria-label="Daily high temperature in Seattle in August 2015"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
