import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, cars.json (StatLib), models of 1982. z is the weight.
const series: ScatterSeries[] = [
  {
    markerSize: 6,
    data: [
      { id: 'Plymouth Champ', x: 64, y: 39, z: 1875 },
      { id: 'Ford Escort', x: 65, y: 34.4, z: 2045 },
      { id: 'Mercury Lynx', x: 70, y: 36, z: 2125 },
      { id: 'Ford Ranger', x: 79, y: 28, z: 2625 },
      { id: 'Dodge Aries', x: 84, y: 29, z: 2525 },
      { id: 'Ford Mustang', x: 86, y: 27, z: 2790 },
      { id: 'Nissan Stanza', x: 88, y: 36, z: 2160 },
      { id: 'Chevrolet Camaro', x: 90, y: 27, z: 2950 },
      { id: 'Ford Fairmont', x: 92, y: 24, z: 2865 },
      { id: 'Toyota Celica', x: 96, y: 32, z: 2665 },
      { id: 'Buick Century', x: 110, y: 25, z: 2945 },
      { id: 'Toyota Cressida', x: 116, y: 25.4, z: 2900 },
    ],
    valueFormatter: (point) => point && `${point.id}: ${point.z} lb`,
  },
];
const xAxis = [{ label: 'Horsepower' }];
const yAxis = [{ label: 'Miles per gallon' }];
const zAxis = [
  {
    id: 'weight',
    colorMap: {
      type: 'continuous' as const,
      min: 1800,
      max: 3000,
      color: ['#ffb74d', '#4a148c'] as const,
    },
  },
];

export default function ColorsByWeight() {
  return (
    <ScatterChart
      aria-label="Fuel economy by engine power, colored by weight"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: '1,800 lb',
          maxLabel: '3,000 lb',
          sx: { width: 240, whiteSpace: 'nowrap' },
        },
      }}
    />
  );
}
