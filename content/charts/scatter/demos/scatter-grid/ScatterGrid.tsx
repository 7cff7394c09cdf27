import { ScatterChart } from '@mui/x-charts/ScatterChart';

const series = [
  {
    label: 'Reports',
    data: [
      { x: 2, y: 3 },
      { x: 4, y: 9 },
      { x: 5, y: 4 },
      { x: 7, y: 8 },
      { x: 9, y: 6 },
    ],
  },
];
const xAxis = [{ label: 'Effort', min: 0, max: 10 }];
const yAxis = [{ label: 'Impact', min: 0, max: 10, width: 55 }];

export default function ScatterGrid() {
  return (
    <ScatterChart
      aria-label="Reports by effort and impact, from 0 to 10"
      height={280}
      hideLegend
      grid={{ vertical: true, horizontal: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
