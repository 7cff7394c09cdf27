import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 9600, label: 'Opened the email' },
  { value: 3100, label: 'Clicked a link' },
  { value: 410, label: 'Booked a call' },
  { value: 130, label: 'Signed a contract' },
];

const series: FunnelSeries[] = [
  {
    data,
    sectionLabel: ({ value }) =>
      value < 1000
        ? {
            position: { horizontal: 'end' },
            textAnchor: 'start',
            offset: { x: 12 },
          }
        : {},
  },
];

export default function LabelPerSection() {
  return (
    <FunnelChart
      aria-label="Recipients of an email by outcome"
      height={300}
      series={series}
    />
  );
}
