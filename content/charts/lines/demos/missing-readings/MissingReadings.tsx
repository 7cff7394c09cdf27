import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis } from '@mui/x-charts/models';

// Source: vega-datasets, co2-concentration.csv (Scripps CO2 Program, CC BY 4.0).
// The program has no readings for February to April 1964.
const readings = [
  318.74,
  319.07,
  319.86,
  321.38,
  322.25,
  321.48,
  319.74,
  317.77,
  316.21,
  315.99,
  317.07,
  318.35,
  319.57,
  null,
  null,
  null,
  322.26,
  321.89,
  320.44,
  318.69,
  316.7,
  316.87,
  317.68,
  318.71,
];
const months = readings.map((_, index) => new Date(Date.UTC(1963, index, 1)));
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const xAxis: XAxis<'utc', Date>[] = [
  {
    scaleType: 'utc',
    data: months,
    domainLimit: 'strict',
    tickNumber: 6,
    valueFormatter: (month, context) =>
      context.location === 'tick'
        ? context.defaultTickLabel
        : monthFormat.format(month),
  },
];
const yAxis = [{ label: 'CO₂ (ppm)' }];
const series = [
  {
    label: 'Mauna Loa',
    data: readings,
    valueFormatter: (ppm: number | null) =>
      ppm === null ? 'No reading' : `${ppm} ppm`,
  },
];

export default function MissingReadings() {
  return (
    <LineChart
      aria-label="Carbon dioxide at Mauna Loa, 1963 and 1964"
      height={300}
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
