import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2015.
const rain = [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285];
const months = rain.map((_, index) => new Date(2015, index, 1));

const short = new Intl.DateTimeFormat('en-US', { month: 'narrow' });
const long = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
});

function formatMonth(month: Date, context: AxisValueFormatterContext) {
  return context.location === 'tick' ? short.format(month) : long.format(month);
}

const xAxis = [{ data: months, valueFormatter: formatMonth }];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ data: rain }];

export default function FormatByLocation() {
  return (
    <BarChart
      aria-label="Rain in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
