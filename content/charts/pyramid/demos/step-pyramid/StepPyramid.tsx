import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const series: FunnelSeries[] = [
  {
    curve: 'step-pyramid',
    data: [
      { value: 1, label: 'Gold' },
      { value: 2, label: 'Silver' },
      { value: 3, label: 'Bronze' },
      { value: 24, label: 'Participants' },
    ],
  },
];

export default function StepPyramid() {
  return (
    <FunnelChart
      aria-label="Awards of a contest: 1 gold, 2 silver, 3 bronze, 24 participants"
      height={280}
      gap={2}
      series={series}
    />
  );
}
