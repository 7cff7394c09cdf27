import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const xAxis = [{ data: ['2001', '2005', '2009', '2013', '2017'] }];
const yAxis = [{ label: 'Electricity (GWh)', width: 75 }];
const series = [
  { label: 'Fossil fuels', data: [35361, 36883, 38620, 34873, 29329] },
  { label: 'Renewables', data: [1437, 2724, 8560, 16476, 21933] },
];

export default function ExportToolbar() {
  return (
    <BarChartPro
      aria-label="Electricity generated in Iowa, in gigawatt hours"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      showToolbar
    />
  );
}
