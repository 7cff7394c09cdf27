import {
  ScatterChart,
  scatterClasses,
  type ScatterSeries,
} from '@mui/x-charts/ScatterChart';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const series: ScatterSeries[] = [
  {
    id: 'actual',
    label: 'Actual',
    highlightScope,
    markerSize: 6,
    data: [
      { x: 1, y: 14 },
      { x: 2, y: 19 },
      { x: 3, y: 17 },
      { x: 4, y: 24 },
    ],
  },
  {
    id: 'forecast',
    label: 'Forecast',
    highlightScope,
    markerSize: 6,
    data: [
      { x: 5, y: 26 },
      { x: 6, y: 27 },
      { x: 7, y: 31 },
    ],
  },
];
const xAxis = [{ label: 'Week', min: 0, max: 8, tickMinStep: 1 }];
const yAxis = [{ label: 'Orders', min: 0 }];

export default function HighlightedPoint() {
  return (
    <ScatterChart
      aria-label="Orders by week, actual and forecast"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{
        [`& .${scatterClasses.root}[data-series="forecast"] circle`]: {
          fillOpacity: 0.15,
          stroke: '#e65100',
          strokeDasharray: '2 2',
        },
        [`& .${scatterClasses.root} [data-highlighted]`]: {
          stroke: 'currentColor',
          strokeWidth: 2,
        },
      }}
    />
  );
}
