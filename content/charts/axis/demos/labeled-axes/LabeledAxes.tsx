import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, co2-concentration.csv (Scripps CO2 program), January values.
const years = [1963, 1973, 1983, 1993, 2003, 2013, 2018];
const co2 = [318.74, 328.55, 341.38, 356.7, 374.68, 395.61, 408.05];

const xAxis = [
  { data: years, label: 'Year', valueFormatter: (year: number) => `${year}` },
];
const yAxis = [{ label: 'CO₂ (ppm)' }];
const series = [{ data: co2 }];

export default function LabeledAxes() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air, 1963 to 2018"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
