import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, cars.json (StatLib), models of 1980 to 1982.
const american = {
  power: [
    63, 63, 64, 65, 65, 70, 70, 79, 82, 84, 84, 84, 84, 84, 84, 85, 85, 85, 86,
    88, 88, 88, 88, 88, 90, 90, 90, 90, 90, 92, 92, 92, 105, 105, 110, 110, 110,
    112,
  ],
  economy: [
    34.7, 38, 39, 29.9, 34.4, 32.1, 36, 28, 31, 26.6, 27.2, 29, 30, 32, 36,
    17.6, 31, 38, 27, 20.2, 26.4, 27, 28, 34, 19.1, 24.3, 27, 27, 28, 24, 25.8,
    26, 26.6, 27.9, 22.4, 23.5, 25, 22,
  ],
};
const japanese = {
  power: [
    58, 60, 60, 62, 65, 65, 65, 65, 67, 67, 67, 67, 67, 67, 68, 68, 68, 70, 72,
    74, 75, 75, 75, 75, 75, 88, 90, 92, 96, 100, 100, 116, 120, 132,
  ],
  economy: [
    39.1, 35.1, 38.1, 37.7, 37, 37.2, 40.8, 46.6, 32, 32.3, 33.8, 38, 38, 44.6,
    31, 34.1, 37, 34, 32.4, 31.6, 31.3, 32.2, 32.4, 33.7, 36, 36, 29.8, 37, 32,
    23.7, 32.9, 25.4, 24.2, 32.7,
  ],
};

const toPoints = ({ power, economy }: typeof american) =>
  power.map((x, index) => ({ x, y: economy[index] ?? 0 }));

const series = [
  { label: 'United States', data: toPoints(american) },
  { label: 'Japan', data: toPoints(japanese) },
];
const xAxis = [{ label: 'Horsepower' }];
const yAxis = [{ label: 'Miles per gallon' }];

export default function Horsepower() {
  return (
    <ScatterChart
      aria-label="Fuel economy by engine power, cars of 1980 to 1982"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
