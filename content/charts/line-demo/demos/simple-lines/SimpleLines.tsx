import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means.
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
const yAxis = [{ label: 'Average high (°C)' }];
const series = [
  {
    label: '2012',
    data: [7.1, 9.3, 9.6, 14.9, 17.7, 18.7, 22.9, 25.9, 22.9, 15.8, 11.3, 7.2],
  },
  {
    label: '2015',
    data: [10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4],
  },
];

export default function SimpleLines() {
  return (
    <LineChart
      aria-label="Average high temperature in Seattle by month, 2012 and 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
