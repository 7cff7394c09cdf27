import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const dataset = [
  { year: '2001', nuclear: 3.9, renewable: 1.4, fossil: 35.4 },
  { year: '2005', nuclear: 4.5, renewable: 2.7, fossil: 36.9 },
  { year: '2009', nuclear: 4.7, renewable: 8.6, fossil: 38.6 },
  { year: '2013', nuclear: 5.3, renewable: 16.5, fossil: 34.9 },
  { year: '2017', nuclear: 5.2, renewable: 21.9, fossil: 29.3 },
];
const withShare = (
  value: number | null,
  { dataIndex }: { dataIndex: number },
) => {
  const row = dataset[dataIndex];
  if (value === null || !row) return null;
  const share = value / (row.nuclear + row.renewable + row.fossil);
  return `${value} TWh (${Math.round(100 * share)}%)`;
};

const xAxis = [{ scaleType: 'point' as const, dataKey: 'year' }];
const yAxis = [
  { max: 1, valueFormatter: (share: number) => `${Math.round(100 * share)}%` },
];
const shared = {
  stack: 'total',
  stackOffset: 'expand',
  area: true,
  showMark: false,
  valueFormatter: withShare,
} as const;
const series = [
  { ...shared, dataKey: 'nuclear', label: 'Nuclear' },
  { ...shared, dataKey: 'renewable', label: 'Renewables' },
  { ...shared, dataKey: 'fossil', label: 'Fossil fuels' },
];

export default function PercentAreas() {
  return (
    <LineChart
      aria-label="Share of electricity in Iowa by source, 2001 to 2017"
      height={320}
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
