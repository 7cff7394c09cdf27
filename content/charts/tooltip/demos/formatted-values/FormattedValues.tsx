import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const valueFormatter = (value: number | null) =>
  value === null ? 'No data' : dollars.format(value * 1000);

// Invented numbers, in thousands of dollars.
const xAxis: XAxis<'band', number>[] = [
  {
    scaleType: 'band',
    data: [2021, 2022, 2023, 2024],
    valueFormatter: (year, { location }) =>
      location === 'tooltip' ? `Fiscal year ${year}` : `FY${year % 100}`,
  },
];
const yAxis = [{ label: 'USD (thousands)' }];
const series = [
  { label: 'Hardware', data: [412, 388, null, 455], valueFormatter },
  { label: 'Services', data: [206, 251, 297, 340], valueFormatter },
];

export default function FormattedValues() {
  return (
    <BarChart
      aria-label="Revenue by fiscal year"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
