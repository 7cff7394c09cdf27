import { BarChart } from '@mui/x-charts/BarChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), days in 2015.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const xAxis = [{ data: months }];
const yAxis = [{ label: 'Days' }];
const series = [
  {
    stack: 'days',
    label: 'Sun',
    color: '#fbc02d',
    data: [2, 8, 12, 16, 23, 24, 25, 20, 17, 5, 6, 4],
  },
  {
    stack: 'days',
    label: 'Rain',
    color: '#1e88e5',
    data: [14, 17, 16, 13, 4, 4, 2, 6, 9, 14, 20, 25],
  },
  {
    stack: 'days',
    label: 'Fog',
    color: '#90a4ae',
    data: [15, 3, 3, 1, 4, 1, 2, 2, 4, 11, 4, 2],
  },
];

export default function WeatherDays() {
  return (
    <BarChart
      aria-label="Days with sun, rain and fog in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
