import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

// Source: vega-datasets, global-temp.csv (NASA GISS), degrees above or below
// the mean of 1951 to 1980.
const anomalies = [
  -0.03, 0.06, 0.03, 0.05, -0.2, -0.11, -0.06, -0.02, -0.08, 0.05, 0.03, -0.08,
  0.01, 0.16, -0.07, -0.01, -0.1, 0.18, 0.07, 0.16, 0.26, 0.32, 0.14, 0.31,
  0.16, 0.12, 0.18, 0.32, 0.39, 0.27, 0.45,
];
const xAxis = [
  {
    data: anomalies.map((_, index) => 1960 + index),
    valueFormatter: (year: number) => `${year}`,
  },
];
const yAxis: YAxis<'linear', number>[] = [
  {
    label: 'Anomaly (°C)',
    colorMap: {
      type: 'piecewise',
      thresholds: [0],
      colors: ['#1e88e5', '#e53935'],
    },
  },
];
const series = [{ label: 'Anomaly', data: anomalies, showMark: false }];

export default function AnomalyColors() {
  return (
    <LineChart
      aria-label="Global temperature anomaly, 1960 to 1990"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          labelFormatter: ({ index }) =>
            index === 0 ? 'Colder than the mean' : 'Warmer',
          sx: { gap: 2 },
        },
      }}
    />
  );
}
