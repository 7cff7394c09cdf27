import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, weather.csv (NOAA). Mean daily high in 2014.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [
  {
    label: 'Seattle',
    data: [9.6, 8.2, 12.9, 15.5, 19.9, 21.6, 26.9, 26.4, 23.2, 18, 11, 10.1],
  },
  {
    label: 'New York',
    data: [2.3, 3, 7.7, 14.7, 21.4, 26.4, 28.1, 27.6, 25.1, 19.2, 11, 8.2],
  },
];

export default function BasicLegend() {
  return (
    <LineChart
      aria-label="Daily high in Seattle and New York, 2014"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
