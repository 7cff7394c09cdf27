import { RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';

// Source: vega-datasets, penguins.json (Palmer Station LTER). Mean values.
const radar: RadarChartProps['radar'] = {
  metrics: [
    { name: 'Beak length', min: 30, max: 50 },
    { name: 'Beak depth', min: 10, max: 20 },
    { name: 'Flipper length', min: 170, max: 220 },
    { name: 'Body mass', min: 3000, max: 5500 },
  ],
  labelFormatter: (name, { location }) =>
    location === 'tick' ? name.replace(' ', '\n') : name,
};

const units = ['mm', 'mm', 'mm', 'g'];
const valueFormatter = (
  value: number | null,
  { dataIndex }: { dataIndex: number },
) => `${value} ${units[dataIndex]}`;

const series = [
  { label: 'Adelie', data: [38.8, 18.3, 190, 3701], valueFormatter },
  { label: 'Chinstrap', data: [48.8, 18.4, 195.8, 3733], valueFormatter },
  { label: 'Gentoo', data: [47.5, 15, 217.2, 5076], valueFormatter },
];

export default function MetricRanges() {
  return (
    <RadarChart
      aria-label="Body measures of three species of penguins"
      height={320}
      margin={50}
      radar={radar}
      series={series}
    />
  );
}
