import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly means for 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [
  { id: 'months', scaleType: 'point' as const, data: months, zoom: true },
];
const yAxis = [{ label: 'Daily high (°C)' }];
const series = [{ data: [10, 13, 14, 16, 20, 26, 28, 26, 20, 18, 10, 8] }];
const initialZoom = [{ axisId: 'months', start: 20, end: 80 }];

export default function DefaultToolbar() {
  return (
    <LineChartPro
      aria-label="Mean daily high in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      showToolbar
    />
  );
}
