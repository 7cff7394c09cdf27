import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }];
const yAxis = [{ label: 'Rainfall (mm)' }];
const series = [{ data: [255, 195, 205, 135, 110, 140] }];

export default function MonthlyRainfall() {
  return (
    <BarChart
      aria-label="Rainfall by month"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
