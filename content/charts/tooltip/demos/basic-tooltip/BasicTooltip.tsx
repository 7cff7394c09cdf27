import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, weather.csv (NOAA). Mean daily high in 2014.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
  },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [
  { label: 'Seattle', data: [9.6, 12.9, 19.9, 26.9, 23.2, 11] },
  { label: 'New York', data: [2.3, 7.7, 21.4, 28.1, 25.1, 11] },
];

export default function BasicTooltip() {
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
