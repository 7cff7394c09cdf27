import { BarChart } from '@mui/x-charts/BarChart';

const label = (short: string, long: string) => (location: string) =>
  location === 'legend' ? short : long;

// Invented results of a company, in millions of dollars.
const series = [
  { label: label('COGS', 'Cost of goods sold'), data: [41, 44, 43, 49] },
  { label: label('OpEx', 'Operating expenses'), data: [18, 17, 19, 20] },
  {
    label: label('EBIT', 'Earnings before interest and taxes'),
    data: [23, 27, 24, 31],
  },
];
const xAxis = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];

export default function LocationLabels() {
  return (
    <BarChart
      aria-label="Costs, expenses and earnings by quarter"
      height={300}
      xAxis={xAxis}
      series={series}
    />
  );
}
