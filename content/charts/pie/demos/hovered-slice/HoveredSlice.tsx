import { PieChart, pieArcClasses, pieClasses } from '@mui/x-charts/PieChart';

const series = [
  {
    innerRadius: '50%',
    data: [
      { value: 46, label: 'Laptop' },
      { value: 39, label: 'Phone' },
      { value: 15, label: 'Tablet' },
    ],
    valueFormatter: ({ value }: { value: number }) => `${value}%`,
  },
];

export default function HoveredSlice() {
  return (
    <PieChart
      aria-label="Visits by device"
      width={220}
      height={220}
      series={series}
      sx={{
        [`& .${pieClasses.series}:hover .${pieArcClasses.root}:not(:hover)`]: {
          opacity: 0.35,
        },
      }}
    />
  );
}
