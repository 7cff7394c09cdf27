import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, unemployment-across-industries.json (U.S. BLS),
// unemployed people by month in 2009, in thousands.
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'People (thousands)', width: 72 }];
const shared = { stack: 'people', area: true, showMark: false };
const series = [
  {
    ...shared,
    label: 'Manufacturing',
    data: [
      1711, 1822, 1912, 1968, 2010, 2010, 1988, 1866, 1876, 1884, 1882, 1747,
    ],
  },
  {
    ...shared,
    label: 'Construction',
    data: [
      1744, 2025, 1979, 1737, 1768, 1601, 1687, 1542, 1594, 1744, 1780, 2044,
    ],
  },
  {
    ...shared,
    label: 'Finance',
    data: [571, 637, 639, 561, 536, 513, 570, 566, 657, 646, 619, 665],
  },
];

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Unemployed people by industry and month, stacked, 2009"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
