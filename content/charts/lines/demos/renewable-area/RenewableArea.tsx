import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const renewable = [
  2.7, 3.4, 3.9, 5.1, 8.6, 10.3, 11.8, 14.9, 16.5, 17.5, 19.1, 21.2, 21.9,
];
const years = renewable.map((_, index) => `${2005 + index}`);

const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ label: 'Renewable energy (TWh)' }];
const series = [{ area: true, showMark: false, data: renewable }];

export default function RenewableArea() {
  return (
    <LineChart
      aria-label="Renewable electricity generated in Iowa, 2005 to 2017"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
