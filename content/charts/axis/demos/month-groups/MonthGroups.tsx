import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums.
const rain = [172, 123, 122, 93, 134, 113, 52, 15, 6];
const months = rain.map((_, index) => new Date(2014, 9 + index, 1));
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short' });

const xAxis: XAxis<'band', Date>[] = [
  {
    scaleType: 'band',
    data: months,
    height: 64,
    groups: [
      {
        getValue: (month: Date) => monthName.format(month),
        tickLabelStyle: { fontSize: 11 },
      },
      { getValue: (month: Date) => `Q${Math.floor(month.getMonth() / 3) + 1}` },
      { getValue: (month: Date) => month.getFullYear() },
    ],
    valueFormatter: (month) =>
      `${monthName.format(month)} ${month.getFullYear()}`,
  },
];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: rain }];

export default function MonthGroups() {
  return (
    <BarChart
      aria-label="Rain in Seattle by month, October 2014 to June 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
