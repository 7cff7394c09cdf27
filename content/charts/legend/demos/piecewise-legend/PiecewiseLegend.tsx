import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const xAxis = [{ data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Rain (mm)',
    colorMap: {
      type: 'piecewise',
      thresholds: [50, 100, 150],
      colors: ['#ffcc80', '#90caf9', '#1e88e5', '#0d47a1'],
    },
  },
];
const series = [{ data: [94, 240, 80, 20, 57, 123] }];

export default function PiecewiseLegend() {
  return (
    <BarChart
      aria-label="Rain in Seattle by month, 2014"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: { axisDirection: 'y', labelPosition: 'end', sx: { gap: 2 } },
      }}
    />
  );
}
