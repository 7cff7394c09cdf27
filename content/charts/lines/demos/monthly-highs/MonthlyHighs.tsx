import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const highs = [
  10.2, 12.5, 14.4, 15.5, 20, 26.1, 28.1, 26.1, 20.3, 17.5, 9.7, 8.4,
];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'Average high (°C)' }];
const series = [
  { data: highs, valueFormatter: (value: number | null) => `${value} °C` },
];

export default function MonthlyHighs() {
  return (
    <LineChart
      aria-label="Average high temperature in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
