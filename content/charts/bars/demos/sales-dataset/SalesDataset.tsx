import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { city: 'Lisbon', chairs: 84, tables: 31, lamps: 52 },
  { city: 'Oslo', chairs: 61, tables: 28, lamps: 74 },
  { city: 'Austin', chairs: 97, tables: 45, lamps: 40 },
  { city: 'Osaka', chairs: 73, tables: 22, lamps: 66 },
];
const xAxis = [{ dataKey: 'city' }];
const series = [
  { dataKey: 'chairs', label: 'Chairs' },
  { dataKey: 'tables', label: 'Tables' },
  { dataKey: 'lamps', label: 'Lamps' },
];

export default function SalesDataset() {
  return (
    <BarChart
      aria-label="Furniture sold by city"
      height={300}
      dataset={dataset}
      xAxis={xAxis}
      series={series}
    />
  );
}
