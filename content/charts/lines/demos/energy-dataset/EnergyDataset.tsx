import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const dataset = [
  { year: 2001, fossil: 35.4, nuclear: 3.9, renewable: 1.4 },
  { year: 2003, fossil: 36.2, nuclear: 4, renewable: 1.9 },
  { year: 2005, fossil: 36.9, nuclear: 4.5, renewable: 2.7 },
  { year: 2007, fossil: 41.4, nuclear: 4.5, renewable: 3.9 },
  { year: 2009, fossil: 38.6, nuclear: 4.7, renewable: 8.6 },
  { year: 2011, fossil: 39.4, nuclear: 5.2, renewable: 11.8 },
  { year: 2013, fossil: 34.9, nuclear: 5.3, renewable: 16.5 },
  { year: 2015, fossil: 32.3, nuclear: 5.2, renewable: 19.1 },
  { year: 2017, fossil: 29.3, nuclear: 5.2, renewable: 21.9 },
];
const xAxis = [
  { dataKey: 'year', valueFormatter: (year: number) => `${year}` },
];
const series = [
  { dataKey: 'fossil', label: 'Fossil fuels' },
  { dataKey: 'renewable', label: 'Renewables' },
  { dataKey: 'nuclear', label: 'Nuclear' },
];
const yAxis = [{ label: 'Electricity (TWh)' }];

export default function EnergyDataset() {
  return (
    <LineChart
      aria-label="Electricity generated in Iowa by source, 2001 to 2017"
      height={320}
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
