import type { ReactElement } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { Case } from './grids.tsx';

const COUNTS = [1_000, 10_000, 100_000];
const SIZE = { width: 800, height: 400, skipAnimation: true };

/** A slow wave with a fast one on it; no randomness, so that every run draws the same. */
const valuesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => 50 + 30 * Math.sin(index / (count / 12)) + 10 * Math.sin(index * 1.7));
const indexesOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Every chart kind that can have many points, drawn with the given number of them. */
const KINDS: Readonly<Record<string, (count: number) => ReactElement>> = {
  line: (count) => (
    <LineChart {...SIZE} xAxis={[{ data: indexesOf(count) }]} series={[{ data: valuesOf(count), showMark: false }]} />
  ),
  'line with marks': (count) => (
    <LineChart {...SIZE} xAxis={[{ data: indexesOf(count) }]} series={[{ data: valuesOf(count), showMark: true }]} />
  ),
  area: (count) => (
    <LineChart
      {...SIZE}
      xAxis={[{ data: indexesOf(count) }]}
      series={[{ data: valuesOf(count), area: true, showMark: false }]}
    />
  ),
  sparkline: (count) => <SparkLineChart width={800} height={400} data={valuesOf(count)} />,
  bar: (count) => <BarChart {...SIZE} xAxis={[{ data: indexesOf(count) }]} series={[{ data: valuesOf(count) }]} />,
  scatter: (count) => <ScatterChart {...SIZE} series={[{ data: valuesOf(count).map((y, x) => ({ x, y, id: x })) }]} />,
  pie: (count) => (
    <PieChart {...SIZE} hideLegend series={[{ data: valuesOf(count).map((value, id) => ({ id, value })) }]} />
  ),
  radar: (count) => (
    <RadarChart {...SIZE} radar={{ metrics: indexesOf(count).map(String) }} series={[{ data: valuesOf(count) }]} />
  ),
  heatmap: (count) => {
    const side = Math.round(Math.sqrt(count));
    const data = valuesOf(side * side).map((value, index) => [index % side, Math.floor(index / side), value] as const);
    return (
      <Heatmap {...SIZE} xAxis={[{ data: indexesOf(side) }]} yAxis={[{ data: indexesOf(side) }]} series={[{ data }]} />
    );
  },
};

/** Each kind with more and more points; the first one is the measure of the others. */
export const CHARTS: readonly (readonly Case[])[] = Object.entries(KINDS).map(([kind, draw]) =>
  COUNTS.map((count) => ({ name: `Chart, ${kind}, ${count} points`, open: () => draw(count) })),
);
