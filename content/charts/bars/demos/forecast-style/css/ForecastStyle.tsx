import { BarChart } from '@mui/x-charts/BarChart';
import styles from './ForecastStyle.module.css';

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
    <div className={styles.chart}>
      <BarChart
        aria-label="Units sold and forecast by year"
        height={300}
        xAxis={xAxis}
        series={series}
      />
    </div>
  );
}
