import { PieChart } from '@mui/x-charts/PieChart';

const series = [
  {
    data: [
      { id: 'coffee', label: 'Coffee', value: 238 },
      { id: 'tea', label: 'Tea', value: 119 },
      { id: 'juice', label: 'Juice', value: 64 },
    ],
  },
];

export default function FirstPie() {
  return (
    <PieChart aria-label="Cups sold by drink" height={200} series={series} />
  );
}
