import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, gapminder-health-income.csv (Gapminder), 2015.
const countries = [
  { id: 'Malawi', x: 60.2, y: 799 },
  { id: 'Ethiopia', x: 63.6, y: 1520 },
  { id: 'Chad', x: 57.7, y: 2191 },
  { id: 'Nigeria', x: 61.3, y: 5727 },
  { id: 'India', x: 66.8, y: 5903 },
  { id: 'China', x: 76.9, y: 13334 },
  { id: 'Brazil', x: 75.6, y: 15441 },
  { id: 'Japan', x: 83.5, y: 36162 },
  { id: 'United States', x: 79.1, y: 53354 },
  { id: 'Norway', x: 81.6, y: 64304 },
  { id: 'Qatar', x: 82, y: 132877 },
];
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

const xAxis = [{ label: 'Life expectancy (years)' }];
const yAxis: YAxis<'log', number>[] = [
  {
    scaleType: 'log',
    label: 'Income per person',
    width: 70,
    valueFormatter: (income, context) =>
      context.location === 'tick' && context.defaultTickLabel === ''
        ? ''
        : dollars.format(income),
  },
];
const series = [{ data: countries }];

export default function LogTickLabels() {
  return (
    <ScatterChart
      aria-label="Life expectancy and income of eleven countries"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
