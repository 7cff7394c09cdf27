import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), daily lows in November 2015.
const lows = [
  8.9, 7.2, 5, 3.3, 7.8, 8.3, 9.4, 7.8, 5, 3.9, 6.1, 5, 9.4, 6.1, 2.2, 1.7, 6.7,
  3.3, 2.8, 0.6, 0.6, 1.7, 0, 2.8, 0, -1, -1.6, -2.7, -2.1, -3.8,
];
const xAxis = [
  {
    scaleType: 'point' as const,
    label: 'Day of November',
    data: lows.map((_, index) => index + 1),
  },
];
const yAxis = [{ label: 'Low (°C)' }];
const series = [{ data: lows, showMark: false }];
const dashed = { strokeDasharray: '6 4' };
const small = { fontSize: 12 };

export default function ReferenceLines() {
  return (
    <LineChart
      aria-label="Daily low temperature in Seattle, November 2015"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ChartsReferenceLine
        y={0}
        label="Freezing point"
        labelAlign="start"
        labelStyle={small}
        lineStyle={dashed}
      />
      <ChartsReferenceLine
        x={26}
        label={'First\nfrost'}
        labelAlign="start"
        labelStyle={small}
        lineStyle={dashed}
      />
    </LineChart>
  );
}
