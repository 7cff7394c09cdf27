import { LineChart } from '@mui/x-charts/LineChart';
import styles from './SxStyling.module.css';

const xAxis = [
  { scaleType: 'point' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const series = [
  {
    id: 'visits',
    label: 'Visits',
    showMark: false,
    data: [31, 44, 39, 52, 47],
  },
  { id: 'goal', label: 'Goal', showMark: false, data: [40, 40, 45, 45, 45] },
];

export default function SxStyling() {
  return (
    <div className={styles.chart}>
      <LineChart
        aria-label="Visits and goal by weekday"
        height={300}
        xAxis={xAxis}
        series={series}
      />
    </div>
  );
}
