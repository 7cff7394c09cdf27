import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const xAxis = [{ data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Mean daily high',
    // A no-break space keeps the labels of the legend on one line.
    valueFormatter: (value) => `${value}\u00a0°C`,
    width: 75,
    colorMap: {
      type: 'continuous',
      min: 8,
      max: 28,
      color: ['#80deea', '#d84315'],
    },
  },
];
const series = [{ data: [9.6, 12.9, 19.9, 26.9, 23.2, 11] }];

export default function ContinuousLegend() {
  return (
    <BarChart
      aria-label="Mean daily high in Seattle by month, 2014"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { width: 200 } } }}
    />
  );
}
