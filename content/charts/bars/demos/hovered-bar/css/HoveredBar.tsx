import { BarChart } from '@mui/x-charts/BarChart';
import styles from './HoveredBar.module.css';

const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin', 'Osaka'] }];
const series = [
  { label: 'Morning', data: [120, 95, 140, 88] },
  { label: 'Evening', data: [84, 110, 97, 132] },
];

export default function HoveredBar() {
  return (
    <div className={styles.chart}>
      <BarChart
        aria-label="Visitors by city and time of day"
        height={300}
        xAxis={xAxis}
        series={series}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    </div>
  );
}
