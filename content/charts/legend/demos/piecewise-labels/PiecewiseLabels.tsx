import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';

// Invented air quality index of one week. No day is above 150.
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Air quality index',
    colorMap: {
      type: 'piecewise',
      thresholds: [50, 100, 150],
      colors: ['#81c784', '#ffd54f', '#ff8a65', '#e53935'],
    },
  },
];
const series = [{ data: [38, 46, 71, 104, 88, 52, 41] }];

const labelFormatter = ({ min, max }: PiecewiseLabelFormatterParams) => {
  if (min === 150) {
    return null; // Removes the item.
  }
  if (min === null) {
    return 'Good';
  }
  return max === 150 ? 'Unhealthy' : ''; // Keeps the mark without text.
};

export default function PiecewiseLabels() {
  return (
    <BarChart
      aria-label="Air quality index by day"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          labelFormatter,
          sx: { gap: 2 },
        },
      }}
    />
  );
}
