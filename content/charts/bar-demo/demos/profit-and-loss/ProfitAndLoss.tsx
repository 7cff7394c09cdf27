import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const xAxis: XAxis<'band', string>[] = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    tickPlacement: 'middle',
  },
];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'USD (thousands)',
    colorMap: {
      type: 'piecewise',
      thresholds: [0],
      colors: ['#ef5350', '#26a69a'],
    },
  },
];
const series = [{ label: 'Result', data: [12, -7, -3, 9, 21, -14] }];

export default function ProfitAndLoss() {
  return (
    <BarChart
      aria-label="Profit and loss by month"
      height={300}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
