import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Kitchen', 'Bath', 'Garden', 'Garage'] }];
const yAxis = [{ disableLine: true, disableTicks: true }];
const series = [{ label: 'Items in stock', data: [310, 190, 245, 120] }];

export default function BarsWithGrid() {
  return (
    <BarChart
      aria-label="Items in stock by department"
      height={300}
      grid={{ horizontal: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
