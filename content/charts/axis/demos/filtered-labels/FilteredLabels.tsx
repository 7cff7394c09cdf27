import { BarChart } from '@mui/x-charts/BarChart';

// Invented numbers: visitors of a museum on a Saturday, by hour.
const visitors = [42, 118, 167, 143, 121, 158, 171, 134, 76, 31];
const hours = visitors.map((_, index) => index + 9);

const xAxis = [
  {
    data: hours,
    tickPlacement: 'start' as const,
    tickLabelPlacement: 'tick' as const,
    tickLabelInterval: (hour: number) => hour % 3 === 0,
    valueFormatter: (hour: number) => `${hour}:00`,
  },
];
const series = [{ label: 'Visitors', data: visitors }];

export default function FilteredLabels() {
  return (
    <BarChart
      aria-label="Visitors by hour"
      height={300}
      hideLegend
      xAxis={xAxis}
      series={series}
    />
  );
}
