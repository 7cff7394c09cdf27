import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, co2-concentration.csv (Scripps CO2 Program, CC BY 4.0).
// The program has no readings for February to April 1964.
const readings = [
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
];
const months = [
  'Nov',
  'Dec',
  'Jan 64',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
];

const xAxis = [{ scaleType: 'point' as const, data: months }];
const yAxis = [{ label: 'CO₂ (ppm)' }];
const series = [
  {
    id: 'bridge',
    data: readings,
    connectNulls: true,
    curve: 'linear' as const,
    showMark: false,
    disableHighlight: true,
    color: '#9e9e9e',
    valueFormatter: () => null,
  },
  {
    id: 'readings',
    color: '#1976d2',
    label: 'Mauna Loa',
    data: readings,
    curve: 'linear' as const,
    valueFormatter: (ppm: number | null) =>
      ppm === null ? 'No reading' : `${ppm} ppm`,
  },
];

export default function BridgedGaps() {
  return (
    <LineChart
      aria-label="Carbon dioxide at Mauna Loa, November 1963 to September 1964"
      height={300}
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={{ '& path[data-series="bridge"]': { strokeDasharray: '4 4' } }}
    />
  );
}
