import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, cars.json (StatLib), models of 1982.
const cars = [
  { x: 58, y: 39.1 },
  { x: 64, y: 39 },
  { x: 65, y: 37 },
  { x: 70, y: 36 },
  { x: 75, y: 33.7 },
  { x: 79, y: 28 },
  { x: 84, y: 29 },
  { x: 90, y: 27 },
  { x: 96, y: 32 },
  { x: 112, y: 22 },
  { x: 116, y: 25.4 },
];
const series = [{ data: cars, label: 'Models of 1982' }];
const xAxis = [{ label: 'Horsepower', min: 50, max: 120 }];
const yAxis = [{ label: 'Miles per gallon', min: 20, max: 45 }];

// Least squares: the slope is the covariance divided by the variance of x.
function fit(points: { x: number; y: number }[]) {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let covariance = 0;
  let variance = 0;
  points.forEach(({ x, y }) => {
    covariance += (x - meanX) * (y - meanY);
    variance += (x - meanX) ** 2;
  });
  const slope = covariance / variance;
  return (x: number) => meanY + slope * (x - meanX);
}

const predict = fit(cars);

function Trend({ from, to }: { from: number; to: number }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <line
      x1={xScale(from)}
      y1={yScale(predict(from))}
      x2={xScale(to)}
      y2={yScale(predict(to))}
      stroke="currentColor"
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  return (
    <ScatterChart
      aria-label="Fuel economy by engine power, with a falling trend line"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <Trend from={58} to={116} />
    </ScatterChart>
  );
}
