import { PieChart } from '@mui/x-charts/PieChart';

// Source: vega-datasets, seattle-weather.csv (NOAA). Days in 2012–2015.
const data = [
  { value: 641, label: 'Rain' },
  { value: 640, label: 'Sun' },
  { value: 101, label: 'Fog' },
  { value: 53, label: 'Drizzle' },
  { value: 26, label: 'Snow' },
];
const series = [{ innerRadius: '60%', paddingAngle: 1, data }];

export default function WeatherDonut() {
  return (
    <PieChart
      aria-label="Days in Seattle by weather, 2012 to 2015"
      width={220}
      height={220}
      series={series}
    />
  );
}
