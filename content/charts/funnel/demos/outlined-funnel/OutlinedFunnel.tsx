import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const series: FunnelSeries[] = [
  {
    variant: 'outlined',
    data: [
      { value: 310, label: 'Reported' },
      { value: 240, label: 'Confirmed' },
      { value: 150, label: 'Assigned' },
      { value: 110, label: 'Fixed' },
    ],
  },
];

export default function OutlinedFunnel() {
  return (
    <FunnelChart
      aria-label="Bugs by state"
      height={300}
      gap={8}
      series={series}
    />
  );
}
