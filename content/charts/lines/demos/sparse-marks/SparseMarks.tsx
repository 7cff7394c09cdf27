import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), daily highs in November 2015.
const highs = [
  12.2, 11.1, 10.6, 10, 11.7, 15.6, 12.2, 11.1, 10, 11.1, 11.1, 11.1, 13.3, 9.4,
  8.9, 8.9, 13.3, 8.9, 8.9, 8.3, 8.9, 10, 6.7, 6.7, 7.2, 9.4, 9.4, 7.2, 1.7,
  5.6,
];
const extremes = [Math.min(...highs), Math.max(...highs)];

const xAxis = [
  {
    scaleType: 'point' as const,
    label: 'Day of November',
    data: highs.map((_, index) => index + 1),
  },
];
const yAxis = [{ label: 'High (°C)' }];
const series = [
  {
    data: highs,
    showMark: ({ value }: { value: number }) => extremes.includes(value),
  },
];

export default function SparseMarks() {
  return (
    <LineChart
      aria-label="Daily high temperature in Seattle, November 2015"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
