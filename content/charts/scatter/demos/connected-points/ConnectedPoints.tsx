import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, driving.json (U.S. EIA and FHWA), every other year.
const years = [
  { id: 1990, x: 8529, y: 1.88 },
  { id: 1992, x: 8662, y: 1.69 },
  { id: 1994, x: 8909, y: 1.59 },
  { id: 1996, x: 9192, y: 1.67 },
  { id: 1998, x: 9590, y: 1.39 },
  { id: 2000, x: 9717, y: 1.89 },
  { id: 2002, x: 9814, y: 1.64 },
  { id: 2004, x: 9994, y: 2.14 },
  { id: 2006, x: 10037, y: 2.79 },
  { id: 2008, x: 9880, y: 3.31 },
  { id: 2010, x: 9596, y: 2.61 },
];
const series: ScatterSeries[] = [
  {
    id: 'years',
    data: years,
    color: '#1976d2',
    valueFormatter: (point) => point && `${point.id}: $${point.y} a gallon`,
  },
];
const xAxis = [{ label: 'Miles driven per person', min: 8400, max: 10200 }];
const yAxis = [{ label: 'Price of gas (USD)', min: 1, max: 3.5 }];

function ConnectingLine({ seriesId }: { seriesId: string }) {
  const { data = [], color } = useScatterSeries(seriesId) ?? {};
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const ends = [data.at(0), data.at(-1)].filter((point) => point !== undefined);

  return (
    <g pointerEvents="none">
      <polyline
        points={data.map(({ x, y }) => `${xScale(x)},${yScale(y)}`).join(' ')}
        fill="none"
        stroke={color}
        strokeOpacity={0.5}
        strokeWidth={2}
      />
      {ends.map(({ id, x, y }, index) => (
        <text
          key={id}
          x={xScale(x)}
          y={yScale(y) + (index === 0 ? -10 : 20)}
          fontSize={12}
          textAnchor="middle"
          fill="currentColor"
        >
          {id}
        </text>
      ))}
    </g>
  );
}

export default function ConnectedPoints() {
  return (
    <ScatterChart
      aria-label="Miles driven and price of gas in the U.S., 1990 to 2010"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ConnectingLine seriesId="years" />
    </ScatterChart>
  );
}
