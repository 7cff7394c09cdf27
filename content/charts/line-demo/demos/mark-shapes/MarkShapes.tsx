import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, unemployment-across-industries.json (U.S. BLS),
// unemployment rate by month in 2009, in percent.
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
const yAxis = [{ min: 0, label: 'Unemployment (%)' }];
const series = [
  {
    label: 'Construction',
    shape: 'square' as const,
    data: [
      18.2, 21.4, 21.1, 18.7, 19.2, 17.4, 18.2, 16.5, 17.1, 18.7, 19.4, 22.7,
    ],
  },
  {
    label: 'Manufacturing',
    shape: 'triangle' as const,
    data: [
      10.9, 11.5, 12.2, 12.4, 12.6, 12.6, 12.4, 11.8, 11.9, 12.2, 12.5, 11.9,
    ],
  },
  {
    label: 'Finance',
    shape: 'diamond' as const,
    data: [6, 6.7, 6.8, 6, 5.7, 5.5, 6.1, 6, 7.1, 7, 6.7, 7.2],
  },
];

export default function MarkShapes() {
  return (
    <LineChart
      aria-label="Unemployment rate by industry and month, 2009"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
