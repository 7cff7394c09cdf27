import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), means of daily highs, 2015.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
  },
];
const yAxis = [{ label: 'High (°C)' }];
const series = [{ data: [10.2, 14.4, 20, 28.1, 20.3, 9.7] }];

function Frame() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      rx={8}
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
      pointerEvents="none"
    />
  );
}

export default function PlotFrame() {
  return (
    <LineChart
      aria-label="Mean daily high in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <Frame />
    </LineChart>
  );
}
