import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const xAxis = [{ data: ['Mon', 'Tue', 'Wed'], height: 40 }];
const yAxis = [{ width: 60 }];
const series = [{ label: 'Coffee', data: [42, 38, 51] }];
const margin = { top: 20, right: 40, bottom: 20, left: 20 };

function Outline() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
    />
  );
}

export default function PlotArea() {
  return (
    <BarChart
      aria-label="Cups sold by weekday, with the plot area outlined"
      height={240}
      margin={margin}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{ border: 1, borderColor: 'divider' }}
    >
      <Outline />
    </BarChart>
  );
}
