import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const xAxis = [{ data: ['Small', 'Medium', 'Large'] }];
const series = [{ data: [1_250_000, 980_000, 430_000] }];

function PlotArea() {
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

export default function MarginsAndAxes() {
  const labelId = React.useId();
  const [margin, setMargin] = React.useState(20);
  const [axisWidth, setAxisWidth] = React.useState(45);
  const yAxis = React.useMemo(() => [{ width: axisWidth }], [axisWidth]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ border: 1, borderColor: 'divider' }}>
        <BarChart
          aria-label="Parcels by size"
          height={240}
          margin={margin}
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
        >
          <PlotArea />
        </BarChart>
      </Box>
      <Box sx={{ maxWidth: 320, px: 2, mt: 1 }}>
        <Typography id={`${labelId}-margin`} variant="body2">
          margin: {margin}
        </Typography>
        <Slider
          aria-labelledby={`${labelId}-margin`}
          max={60}
          value={margin}
          onChange={(_, value) => setMargin(value)}
        />
        <Typography id={`${labelId}-axis`} variant="body2">
          y-axis width: {axisWidth}
        </Typography>
        <Slider
          aria-labelledby={`${labelId}-axis`}
          max={90}
          value={axisWidth}
          onChange={(_, value) => setAxisWidth(value)}
        />
      </Box>
    </Box>
  );
}
