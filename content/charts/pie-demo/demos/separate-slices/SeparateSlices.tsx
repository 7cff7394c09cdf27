import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';

const series = [
  {
    innerRadius: '65%',
    paddingAngle: 4,
    cornerRadius: 6,
    data: [
      { value: 22, label: 'Running' },
      { value: 9, label: 'Walking' },
      { value: 14, label: 'Cycling' },
      { value: 5, label: 'Swimming' },
    ],
  },
];

export default function SeparateSlices() {
  return (
    <PieChart
      aria-label="Hours of training in May, by activity"
      width={220}
      height={220}
      series={series}
      sx={{ [`& .${pieArcClasses.root}`]: { strokeWidth: 0 } }}
    />
  );
}
