import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    data: [
      { value: 720, label: 'Leads', color: '#0d47a1' },
      { value: 430, label: 'Qualified', color: '#1565c0' },
      { value: 260, label: 'Proposals', color: '#1976d2' },
    ],
  },
];

export default function LabelStyle() {
  return (
    <FunnelChart
      aria-label="Leads by sales stage"
      height={260}
      series={series}
      sx={{
        [`& .${funnelSectionClasses.label}`]: {
          fill: '#fff',
          fontSize: 18,
          fontWeight: 600,
        },
      }}
    />
  );
}
