import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Spring', 'Summer', 'Fall', 'Winter'] }];
const series = [
  { stack: 'guests', label: 'Rooms', data: [420, 610, 380, 290] },
  { stack: 'guests', label: 'Cabins', data: [130, 240, 90, 12] },
];
const colors = ['#90caf9', '#ffcc80'];

export default function BarValues() {
  return (
    <BarChart
      aria-label="Guests by season and accommodation"
      height={300}
      xAxis={xAxis}
      series={series}
      colors={colors}
      barLabel={({ value }, { bar }) => (bar.height < 20 ? null : `${value}`)}
      slotProps={{ barLabel: { style: { fill: '#1a1a1a' } } }}
    />
  );
}
