import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const xAxis = [{ label: 'Floor area (m²)' }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Rent (USD)',
    width: 72,
    colorMap: {
      type: 'continuous',
      min: 600,
      max: 1800,
      color: ['#26c6da', '#d81b60'],
    },
  },
];
const series = [
  {
    label: 'Apartments',
    markerSize: 7,
    data: [
      { id: 'a', x: 32, y: 640 },
      { id: 'b', x: 41, y: 720 },
      { id: 'c', x: 55, y: 910 },
      { id: 'd', x: 63, y: 880 },
      { id: 'e', x: 78, y: 1240 },
      { id: 'f', x: 90, y: 1310 },
      { id: 'g', x: 104, y: 1620 },
      { id: 'h', x: 127, y: 1790 },
    ],
  },
];

export default function ContinuousColors() {
  return (
    <ScatterChart
      aria-label="Apartment rent by floor area"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { width: 240 } } }}
    />
  );
}
