import { BarChart } from '@mui/x-charts/BarChart';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, gapminder-health-income.csv (Gapminder), 2015.
const dataset = [
  { country: 'Malawi', continent: 'Africa', years: 60.2 },
  { country: 'Nigeria', continent: 'Africa', years: 61.3 },
  { country: 'Ethiopia', continent: 'Africa', years: 63.6 },
  { country: 'India', continent: 'Asia', years: 66.8 },
  { country: 'China', continent: 'Asia', years: 76.9 },
  { country: 'Japan', continent: 'Asia', years: 83.5 },
];

const yAxis: YAxis<'band', string>[] = [
  {
    scaleType: 'band',
    dataKey: 'country',
    width: 110,
    groups: [
      { getValue: (country: string) => country },
      {
        getValue: (_: string, index: number) => dataset[index]?.continent ?? '',
        tickSize: 72,
        tickLabelStyle: { angle: -90, textAnchor: 'middle' },
      },
    ],
  },
];
const xAxis = [{ label: 'Life expectancy (years)' }];
const series = [{ dataKey: 'years', label: 'Years' }];

export default function GroupedCountries() {
  return (
    <BarChart
      aria-label="Life expectancy of six countries in Africa and Asia"
      height={300}
      hideLegend
      layout="horizontal"
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
