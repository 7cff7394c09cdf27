import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const xAxis = [{ data: months, tickMinStep: 1, label: 'Month' }];
const yAxis = [{ min: 0, max: 350, label: 'Rain (mm)' }];
// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums of 2015.
const series = [
  {
    id: 'rain',
    data: [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285],
  },
];

function Flags({ seriesId }: { seriesId: string }) {
  const data = useLineSeries(seriesId)?.data ?? [];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const numbers = data.filter((value) => value !== null);
  const highest = Math.max(...numbers);
  const lowest = Math.min(...numbers);

  if (numbers.length === 0) {
    return null;
  }
  // A set, because all values can be equal.
  return [...new Set([highest, lowest])].map((value) => (
    <text
      key={value}
      x={xScale(months[data.indexOf(value)] ?? 0)}
      y={yScale(value)}
      dy={-12}
      textAnchor={value === highest ? 'end' : 'middle'}
      fill="currentColor"
      fontSize={12}
      pointerEvents="none"
    >
      {value === highest ? `▲ ${value} mm` : `▼ ${value} mm`}
    </text>
  ));
}

export default function ExtremeFlags() {
  return (
    <LineChart
      aria-label="Rain in Seattle by month, 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <Flags seriesId="rain" />
    </LineChart>
  );
}
