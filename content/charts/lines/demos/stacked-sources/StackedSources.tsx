import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: [
      '2009',
      '2010',
      '2011',
      '2012',
      '2013',
      '2014',
      '2015',
      '2016',
      '2017',
    ],
  },
];
const yAxis = [{ label: 'Electricity (TWh)' }];
const shared = { stack: 'total', area: true, showMark: false };
const series = [
  {
    ...shared,
    label: 'Nuclear',
    data: [4.7, 4.5, 5.2, 4.3, 5.3, 4.2, 5.2, 4.7, 5.2],
  },
  {
    ...shared,
    label: 'Renewables',
    data: [8.6, 10.3, 11.8, 14.9, 16.5, 17.5, 19.1, 21.2, 21.9],
  },
  {
    ...shared,
    label: 'Fossil fuels',
    data: [38.6, 42.8, 39.4, 37.4, 34.9, 35.3, 32.3, 28.4, 29.3],
  },
];

export default function StackedSources() {
  return (
    <LineChart
      aria-label="Electricity generated in Iowa by source, stacked, 2009 to 2017"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
