import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Sep', 'Oct', 'Nov', 'Dec'];

export default function TicketSales() {
  return (
    <BarChart
      aria-label="Tickets by month and hall"
      height={216}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Tickets', width: 64 }]}
      series={[
        { label: 'Main stage', data: [4200, 4900, 4600, 5300], stack: 'all' },
        { label: 'Studio', data: [1300, 1500, 1750, 1900], stack: 'all' },
        { label: 'Courtyard', data: [2100, 900, 400, 300], stack: 'all' },
        { label: 'Foyer', data: [600, 700, 650, 1200], stack: 'all' },
      ]}
    />
  );
}
