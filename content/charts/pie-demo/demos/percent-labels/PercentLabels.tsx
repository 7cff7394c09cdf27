import {
  PieChart,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

// Source: vega-datasets, us-employment.csv (U.S. BLS), December 2015.
// Values are thousands of jobs.
const data = [
  { value: 101256, label: 'Private services', color: '#90caf9' },
  { value: 22100, label: 'Government', color: '#ffcc80' },
  { value: 19737, label: 'Goods', color: '#a5d6a7' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);
const percent = (value: number) => `${Math.round((100 * value) / total)}%`;

const series: PieSeries[] = [
  {
    data,
    arcLabel: ({ value }) => percent(value),
    valueFormatter: ({ value }) =>
      `${(value / 1000).toFixed(1)} million (${percent(value)})`,
  },
];

export default function PercentLabels() {
  return (
    <PieChart
      aria-label="Jobs in the United States by sector, December 2015"
      width={220}
      height={220}
      series={series}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a' } }}
    />
  );
}
