import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, gapminder-health-income.csv (Gapminder, CC BY 4.0).
const countries = [
  { name: 'Brazil', income: 15441, lifespan: 75.6 },
  { name: 'China', income: 13334, lifespan: 76.9 },
  { name: 'Ethiopia', income: 1520, lifespan: 63.6 },
  { name: 'France', income: 37599, lifespan: 81.9 },
  { name: 'India', income: 5903, lifespan: 66.8 },
  { name: 'Indonesia', income: 10504, lifespan: 70.9 },
  { name: 'Japan', income: 36162, lifespan: 83.5 },
  { name: 'Kenya', income: 2898, lifespan: 66.63 },
  { name: 'Nepal', income: 2352, lifespan: 71.2 },
  { name: 'Nigeria', income: 5727, lifespan: 61.33 },
  { name: 'Poland', income: 24787, lifespan: 77.3 },
  { name: 'South Africa', income: 12509, lifespan: 63.72 },
  { name: 'United States', income: 53354, lifespan: 79.1 },
  { name: 'Vietnam', income: 5623, lifespan: 76.5 },
];
const series: ScatterSeries[] = [
  {
    datasetKeys: { id: 'name', x: 'income', y: 'lifespan' },
    valueFormatter: (point) =>
      point && `${point.id}: $${point.x}, ${Math.round(point.y)} years`,
  },
];
const xAxis = [
  {
    scaleType: 'log' as const,
    label: 'Income per person (USD)',
    tickInterval: [1000, 2000, 5000, 10000, 20000, 50000],
  },
];
const yAxis = [{ label: 'Life expectancy (years)' }];

export default function CountriesDataset() {
  return (
    <ScatterChart
      aria-label="Life expectancy by income per person, in 14 countries"
      height={300}
      dataset={countries}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
