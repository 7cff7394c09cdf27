import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, cars.json (StatLib), models of 1982.
const cars = [
  { name: 'Toyota Starlet', horsepower: 58, mpg: 39.1, seconds: 16.9 },
  { name: 'Plymouth Champ', horsepower: 64, mpg: 39, seconds: 16.4 },
  { name: 'Datsun 210', horsepower: 65, mpg: 37, seconds: 19.4 },
  { name: 'Mercury Lynx', horsepower: 70, mpg: 36, seconds: 17.3 },
  { name: 'Honda Prelude', horsepower: 75, mpg: 33.7, seconds: 14.4 },
  { name: 'Ford Ranger', horsepower: 79, mpg: 28, seconds: 18.6 },
  { name: 'Dodge Aries', horsepower: 84, mpg: 29, seconds: 16 },
  { name: 'Chevrolet Camaro', horsepower: 90, mpg: 27, seconds: 17.3 },
  { name: 'Toyota Celica', horsepower: 96, mpg: 32, seconds: 13.9 },
  { name: 'Ford Granada', horsepower: 112, mpg: 22, seconds: 14.7 },
  { name: 'Toyota Cressida', horsepower: 116, mpg: 25.4, seconds: 12.6 },
];
const xAxis = [{ label: 'Horsepower', min: 50, max: 120 }];
const yAxis: YAxis<'linear', number>[] = [
  { id: 'mpg', label: 'Miles per gallon', min: 0, max: 40 },
  {
    id: 'seconds',
    label: 'Seconds to 60 mph',
    min: 10,
    max: 30,
    position: 'right',
  },
];
const series: ScatterSeries[] = [
  {
    id: 'economy',
    label: 'Fuel economy (left)',
    yAxisId: 'mpg',
    datasetKeys: { id: 'name', x: 'horsepower', y: 'mpg' },
    valueFormatter: (point) => point && `${point.id}: ${point.y} mpg`,
  },
  {
    id: 'acceleration',
    label: 'Acceleration (right)',
    yAxisId: 'seconds',
    datasetKeys: { id: 'name', x: 'horsepower', y: 'seconds' },
    valueFormatter: (point) => point && `${point.id}: ${point.y} s`,
  },
];

export default function TwoAxes() {
  return (
    <ScatterChart
      aria-label="Fuel economy and acceleration by engine power"
      height={340}
      dataset={cars}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
