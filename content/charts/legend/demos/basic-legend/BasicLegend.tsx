import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, weather.csv (NOAA). Mean daily high in 2014.
const xAxis = [
  { scaleType: 'point' as const, data: ['Jan', 'Apr', 'Jul', 'Oct'] },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [
  { label: 'Seattle', data: [9.6, 15.5, 26.9, 18] },
  { label: 'New York', data: [2.3, 14.7, 28.1, 19.2] },
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
