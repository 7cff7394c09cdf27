import { BarChart } from '@mui/x-charts/BarChart';

// Invented numbers, sorted by sales.
const xAxis = [{ data: ['Espresso', 'Latte', 'Cocoa', 'Tea', 'Juice'] }];
const yAxis = [{ label: 'Cups sold' }];
const data = [412, 388, 241, 180, 96];
const series = [
  {
    data,
    valueFormatter: (
      value: number | null,
      { dataIndex }: { dataIndex: number },
    ) => `${value} cups, ${dataIndex + 1} of ${data.length}`,
  },
];

export default function RankedValues() {
  return (
    <BarChart
      aria-label="Cups sold by drink"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
