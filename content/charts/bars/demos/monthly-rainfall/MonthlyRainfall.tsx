import { BarChart } from '@mui/x-charts/BarChart';

// Source: vega-datasets, weather.csv (NOAA), monthly sums for 2014.
const rain = [94, 155, 240, 106, 80, 19, 20, 46, 57, 172, 123, 122];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const xAxis = [{ data: months }];
const yAxis = [{ label: 'Rainfall (mm)' }];
const series = [
  { data: rain, valueFormatter: (value: number | null) => `${value} mm` },
];

export default function MonthlyRainfall() {
  return (
    <BarChart
      aria-label="Rainfall in Seattle by month, 2014"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
