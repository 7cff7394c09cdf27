import { LineChart } from '@mui/x-charts/LineChart';

// Invented readings of a river gauge.
const days = [
  'May 1',
  'May 2',
  'May 3',
  'May 4',
  'May 5',
  'May 6',
  'May 7',
  'May 8',
  'May 9',
];
const xAxis = [{ scaleType: 'point' as const, data: days }];
const yAxis = [{ min: 200, max: 250, label: 'Water level (cm)' }];
const series = [
  {
    label: 'Sensor',
    showMark: false,
    data: [212, 218, 231, 240, 238, 229, 221, 216, 210],
  },
  {
    label: 'Read by hand',
    connectNulls: true,
    data: [214, null, null, 236, null, null, 224, null, 211],
  },
];

export default function ConnectedReadings() {
  return (
    <LineChart
      aria-label="Water level by sensor and read by hand"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
