import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
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
const yAxis = [{ min: 0, max: 30, disableLine: true, disableTicks: true }];
const series = [
  {
    label: 'High (°C)',
    data: [10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4],
  },
  {
    label: 'Low (°C)',
    data: [4.4, 6.1, 6.2, 6, 10.1, 13.6, 15.5, 14.7, 11.4, 10.5, 3.5, 3.8],
  },
];

export default function LinesWithGrid() {
  return (
    <LineChart
      aria-label="Average high and low temperature in Seattle by month, 2015"
      height={300}
      grid={{ horizontal: true, vertical: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
