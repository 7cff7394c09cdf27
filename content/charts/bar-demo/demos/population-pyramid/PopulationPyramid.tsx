import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['Age 80+', 'Age 60–79', 'Age 40–59', 'Age 20–39', 'Age 0–19'];
const men = [1.1, 4.6, 6.9, 6.4, 5.2];
const women = [1.9, 5.1, 6.8, 6.2, 4.9];

const formatMillions = (value: number | null) =>
  value === null ? '' : `${Math.abs(value)} M`;

const yAxis = [{ data: ages, categoryGapRatio: 0.1, width: 80 }];
const xAxis = [{ min: -8, max: 8, valueFormatter: formatMillions }];
const series = [
  {
    stack: 'people',
    label: 'Men',
    data: men.map((value) => -value),
    valueFormatter: formatMillions,
  },
  {
    stack: 'people',
    label: 'Women',
    data: women,
    valueFormatter: formatMillions,
  },
];

export default function PopulationPyramid() {
  return (
    <BarChart
      aria-label="Population by age group, men and women, in millions"
      height={320}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
