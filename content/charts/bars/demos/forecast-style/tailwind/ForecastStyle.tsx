import { BarChart } from '@mui/x-charts/BarChart';

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

const forecastBars = [
  '[&_[data-series=forecast]_.MuiBarElement-root]:[fill-opacity:0.25]',
  '[&_[data-series=forecast]_.MuiBarElement-root]:stroke-current',
  '[&_[data-series=forecast]_.MuiBarElement-root]:stroke-2',
  '[&_[data-series=forecast]_.MuiBarElement-root]:[stroke-dasharray:6_4]',
].join(' ');

export default function ForecastStyle() {
  return (
    <div className={`w-full ${forecastBars}`}>
      <BarChart
        aria-label="Units sold and forecast by year"
        height={300}
        xAxis={xAxis}
        series={series}
      />
    </div>
  );
}
