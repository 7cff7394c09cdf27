import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, cars.json (StatLib), 11 models of 1982 per country.
const series = [
  {
    label: 'United States',
    data: [
      { x: 64, y: 39 },
      { x: 65, y: 34.4 },
      { x: 70, y: 36 },
      { x: 79, y: 28 },
      { x: 84, y: 29 },
      { x: 86, y: 27 },
      { x: 88, y: 28 },
      { x: 90, y: 27 },
      { x: 92, y: 24 },
      { x: 110, y: 25 },
      { x: 112, y: 22 },
    ],
  },
  {
    label: 'Japan',
    data: [
      { x: 58, y: 39.1 },
      { x: 62, y: 37.7 },
      { x: 65, y: 37 },
      { x: 67, y: 38 },
      { x: 74, y: 31.6 },
      { x: 75, y: 33.7 },
      { x: 75, y: 32.4 },
      { x: 88, y: 36 },
      { x: 96, y: 32 },
      { x: 100, y: 32.9 },
      { x: 116, y: 25.4 },
    ],
  },
];
const xAxis = [{ label: 'Horsepower' }];
const yAxis = [{ label: 'Miles per gallon' }];

export default function Horsepower() {
  return (
    <ScatterChart
      aria-label="Fuel economy by engine power, cars of 1982"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
