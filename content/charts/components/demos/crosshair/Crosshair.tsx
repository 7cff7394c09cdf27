import * as React from 'react';
import {
  useDrawingArea,
  useSvgRef,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, co2-concentration.csv (Scripps CO2 program), January values.
const years = [1963, 1973, 1983, 1993, 2003, 2013];
const xAxis = [{ data: years, valueFormatter: (year: number) => `${year}` }];
const yAxis = [{ label: 'CO₂ (ppm)' }];
const series = [{ data: [318.74, 328.55, 341.38, 356.7, 374.68, 395.61] }];

function PointerLines() {
  const svgRef = useSvgRef();
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [point, setPoint] = React.useState<{ x: number; y: number }>();

  const handleMove = (event: React.PointerEvent) => {
    const svg = svgRef.current?.getBoundingClientRect();
    if (svg) {
      setPoint({ x: event.clientX - svg.left, y: event.clientY - svg.top });
    }
  };

  return (
    <React.Fragment>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={handleMove}
        onPointerLeave={() => setPoint(undefined)}
      />
      {point && (
        <g pointerEvents="none">
          <path
            d={`M ${left} ${point.y} h ${width} M ${point.x} ${top} v ${height}`}
            stroke="currentColor"
            strokeDasharray="2 3"
          />
          <text x={left + 8} y={point.y - 6} fill="currentColor" fontSize={12}>
            {yScale.invert(point.y).toFixed(1)} ppm
          </text>
          <text x={point.x + 6} y={top + 12} fill="currentColor" fontSize={12}>
            {Math.round(xScale.invert(point.x))}
          </text>
        </g>
      )}
    </React.Fragment>
  );
}

export default function Crosshair() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air, 1963 to 2013"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      axisHighlight={{ x: 'none' }}
      slotProps={{ tooltip: { trigger: 'none' } }}
    >
      <PointerLines />
    </LineChart>
  );
}
