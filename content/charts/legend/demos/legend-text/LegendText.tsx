import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

// Invented numbers.
const xAxis = [{ data: ['2022', '2023', '2024'] }];
const series = [
  { label: 'Completed', data: [412, 468, 530] },
  { label: 'Canceled', data: [38, 45, 29] },
];

export default function LegendText() {
  return (
    <BarChart
      aria-label="Completed and canceled orders by year"
      height={300}
      xAxis={xAxis}
      series={series}
      slotProps={{
        legend: {
          sx: {
            fontSize: 16,
            fontWeight: 600,
            [`& .${legendClasses.label}`]: { color: 'text.secondary' },
          },
        },
      }}
    />
  );
}
