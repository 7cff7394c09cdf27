import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Reading', 'Writing', 'Math', 'Science', 'Art'] }];
const yAxis = [{ max: 100 }];
const series = [
  { label: 'Spring', data: [71, 64, 58, 66, 82] },
  { label: 'Fall', data: [76, 70, 69, 72, 80] },
];

export default function SimpleBars() {
  return (
    <BarChart
      aria-label="Test scores by subject, spring and fall"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
