import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const series = [
  { label: 'Fossil fuels', data: [35361, 36883, 38620, 34873, 29329] },
  { label: 'Renewables', data: [1437, 2724, 8560, 16476, 21933] },
];
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2001', '2005', '2009', '2013', '2017'],
  },
];
const yAxis = [{ label: 'Electricity (GWh)', width: 75 }];

export default function SeriesLabels() {
  return (
    <LineChart
      aria-label="Electricity generated in Iowa, by source"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
