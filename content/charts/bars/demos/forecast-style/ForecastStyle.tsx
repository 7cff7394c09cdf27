import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['2023', '2024', '2025', '2026', '2027'] }];
const series = [
  { id: 'sold', label: 'Sold', stack: 'a', data: [310, 342, 377, null, null] },
  {
    id: 'forecast',
    label: 'Forecast',
    stack: 'a',
    data: [null, null, null, 401, 430],
  },
];

export default function ForecastStyle() {
  return (
    <BarChart
      aria-label="Units sold and forecast by year"
      height={300}
      xAxis={xAxis}
      series={series}
      sx={{
        [`& [data-series="forecast"] .${barElementClasses.root}`]: {
          fillOpacity: 0.25,
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeDasharray: '6 4',
        },
      }}
    />
  );
}
