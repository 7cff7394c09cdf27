import { BarChart } from '@mui/x-charts/BarChart';
import type { YAxis } from '@mui/x-charts/models';

const xAxis = [{ data: ['North', 'East', 'South', 'West'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Share of visitors who buy',
    width: 70,
    valueFormatter: (share, context) =>
      context.location === 'tick'
        ? context.scale.tickFormat(context.tickNumber, '.0%')(share)
        : `${share}`,
  },
];
const series = [
  {
    data: [0.124, 0.087, 0.153, 0.061],
    valueFormatter: (share: number | null) =>
      share === null ? null : `${(share * 100).toFixed(1)}%`,
  },
];

export default function D3Format() {
  return (
    <BarChart
      aria-label="Share of visitors who buy, by region"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
