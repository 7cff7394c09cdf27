import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2014 and 2015.
const rain = [
  94, 155, 240, 106, 80, 19, 20, 46, 57, 172, 123, 122, 93, 134, 113, 52, 15, 6,
  2, 83, 21, 122, 213, 285,
];
const months = rain.map((_, index) => new Date(2014, index, 1));
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
});

const xAxis: XAxis<'point', Date>[] = [
  {
    scaleType: 'point',
    data: months,
    tickInterval: (month: Date) => month.getMonth() % 6 === 0,
    valueFormatter: (month) => monthAndYear.format(month),
  },
];
const yAxis: YAxis<'linear', number>[] = [
  { label: 'Rain (mm)', tickInterval: [0, 150, 300] },
];
const series = [{ data: rain, showMark: false }];

export default function FilteredTicks() {
  return (
    <LineChart
      aria-label="Rain in Seattle by month, 2014 and 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
