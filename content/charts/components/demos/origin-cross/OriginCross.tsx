import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const limits = { min: -10, max: 10, disableLine: true, disableTicks: true };
const xAxis = [{ ...limits, label: 'Effort' }];
const yAxis = [{ ...limits, label: 'Value' }];
// Invented numbers: ideas rated by a team.
const series = [
  {
    data: [
      { id: 'Search', x: -6, y: 8 },
      { id: 'Dark mode', x: -8, y: 3 },
      { id: 'Offline', x: 7, y: 6 },
      { id: 'Badges', x: -3, y: -5 },
      { id: 'Import', x: 2, y: 2 },
      { id: 'Rewrite', x: 9, y: -7 },
    ],
  },
];

function OriginLines() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(0);
  const y = yScale(0);

  return (
    <path
      d={`M ${left} ${y} h ${width} M ${x} ${top} v ${height}`}
      stroke="currentColor"
      pointerEvents="none"
    />
  );
}

export default function OriginCross() {
  return (
    <ScatterChart
      aria-label="Effort and value of six ideas"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <OriginLines />
    </ScatterChart>
  );
}
