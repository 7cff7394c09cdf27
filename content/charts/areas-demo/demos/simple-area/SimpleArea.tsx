import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), running total for 2015.
const rain = [93, 227, 341, 392, 407, 413, 415, 499, 520, 642, 855, 1139];
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Rain since January (mm)', width: 72 }];
const series = [{ data: rain, area: true, showMark: false }];

export default function SimpleArea() {
  return (
    <LineChart
      aria-label="Rain in Seattle since January, by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
