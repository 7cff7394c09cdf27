import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const days = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];
const xAxis = [{ scaleType: 'band' as const, data: days }];
const yAxis = [{ label: 'Bookings' }];
const series = [{ type: 'bar' as const, data: [31, 44, 69, 58, 24, 27, 33] }];

function ShadedDays() {
  const { top, height } = useDrawingArea();
  const scale = useXScale<'band'>();
  const gap = scale.step() - scale.bandwidth();

  return ['Sat', 'Sun'].map((day) => (
    <rect
      key={day}
      x={(scale(day) ?? 0) - gap / 2}
      y={top}
      width={scale.step()}
      height={height}
      fill="currentColor"
      opacity={0.1}
    />
  ));
}

export default function WeekendBands() {
  return (
    <ChartContainer
      aria-label="Bookings by day"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ShadedDays />
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
