import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const airports = [
  { code: 'SEA', name: 'Seattle–Tacoma' },
  { code: 'JFK', name: 'New York Kennedy' },
  { code: 'ORD', name: 'Chicago O’Hare' },
  { code: 'DEN', name: 'Denver' },
];
const nameOf = new Map(airports.map(({ code, name }) => [code, name]));

// Invented numbers.
const xAxis: XAxis<'band', string>[] = [
  {
    scaleType: 'band',
    data: airports.map(({ code }) => code),
    valueFormatter: (code, { location }) =>
      location === 'tooltip' ? `${nameOf.get(code)} (${code})` : code,
  },
];
const series = [
  {
    label: (location: 'tooltip' | 'legend') =>
      location === 'tooltip' ? 'Departures per day' : 'Departures',
    data: [46, 31, 23, 38],
  },
];

export default function CodesAndNames() {
  return (
    <BarChart
      aria-label="Departures by airport"
      height={300}
      xAxis={xAxis}
      series={series}
    />
  );
}
