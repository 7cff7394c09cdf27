import { BarChart } from '@mui/x-charts/BarChart';

const yAxis = [
  {
    width: 110,
    data: [
      'Search',
      'Newsletter',
      'Partner sites',
      'Social media',
      'Trade shows',
    ],
  },
];
const xAxis = [{ label: 'New customers', tickNumber: 5 }];
const series = [{ data: [412, 265, 188, 143, 57] }];

export default function HorizontalRanking() {
  return (
    <BarChart
      aria-label="New customers by source"
      height={280}
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
