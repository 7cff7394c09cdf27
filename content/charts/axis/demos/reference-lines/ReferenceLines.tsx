import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const xAxis: XAxis<'point', string>[] = [
  {
    scaleType: 'point',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
  },
];
const yAxis: YAxis<'linear', number>[] = [
  { id: 'minutes', min: 0, max: 60, label: 'Response time (min)' },
];
// Invented numbers: median time to the first reply.
const series = [{ data: [52, 49, 51, 47, 34, 28, 26, 24] }];

export default function ReferenceLines() {
  return (
    <LineChart
      aria-label="Response time by month, with a target of 30 minutes"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ChartsReferenceLine
        axisId="minutes"
        y={30}
        label="Target"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x="Apr"
        label="New team"
        labelAlign="end"
        spacing={{ x: 8, y: 8 }}
        labelStyle={{ fontSize: 14 }}
      />
    </LineChart>
  );
}
