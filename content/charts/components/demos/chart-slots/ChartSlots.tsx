import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ label: 'Season', data: ['Spring', 'Summer', 'Fall'] }];
const yAxis = [{ label: 'Bookings' }];
const series = [
  { label: 'Rooms', data: [61, 84, 57] },
  { label: 'Cabins', data: [35, 78, 42] },
];

export default function ChartSlots() {
  return (
    <BarChart
      aria-label="Bookings of rooms and cabins by season"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel="value"
    />
  );
}
