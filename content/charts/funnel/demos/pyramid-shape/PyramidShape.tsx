import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const series: FunnelSeries[] = [
  {
    curve: 'pyramid',
    data: [
      { value: 1200, label: 'Readers' },
      { value: 300, label: 'Commenters' },
      { value: 40, label: 'Authors' },
    ],
  },
];

export default function PyramidShape() {
  return (
    <FunnelChart
      aria-label="Members of a forum by activity"
      height={260}
      series={series}
    />
  );
}
