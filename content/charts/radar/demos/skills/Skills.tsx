import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 10,
  metrics: ['Writing', 'Design', 'Code', 'Testing', 'Data', 'Planning'],
};
const series = [{ label: 'Ada Novak', data: [8, 4, 9, 7, 6, 5] }];

export default function Skills() {
  return (
    <RadarChart
      aria-label="Skills of Ada Novak, from 0 to 10"
      height={300}
      radar={radar}
      series={series}
    />
  );
}
