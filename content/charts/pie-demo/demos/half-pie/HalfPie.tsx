import { PieChart } from '@mui/x-charts/PieChart';

// Invented results of a council election.
const series = [
  {
    startAngle: -90,
    endAngle: 90,
    cy: '100%',
    innerRadius: 70,
    outerRadius: 140,
    valueFormatter: ({ value }: { value: number }) => `${value} seats`,
    data: [
      { value: 14, label: 'Harbor List' },
      { value: 11, label: 'Green Valley' },
      { value: 9, label: 'Old Town' },
      { value: 5, label: 'Independent' },
    ],
  },
];

export default function HalfPie() {
  return (
    <PieChart
      aria-label="Seats in the city council"
      height={160}
      series={series}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
