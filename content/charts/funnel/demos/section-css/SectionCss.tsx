import {
  FunnelChart,
  funnelSectionClasses,
  type FunnelSeries,
} from '@mui/x-charts-pro/FunnelChart';

const series: FunnelSeries[] = [
  {
    id: 'leads',
    variant: 'outlined',
    data: [
      { value: 640, label: 'Contacted', color: '#7e57c2' },
      { value: 380, label: 'Met', color: '#7e57c2' },
      { value: 210, label: 'Won (expected)', color: '#7e57c2' },
    ],
  },
];
const sections = `& [data-series="leads"] .${funnelSectionClasses.root}`;
const lastSection = `${sections}.MuiFunnelSection-data-index-2`;

export default function SectionCss() {
  return (
    <FunnelChart
      aria-label="Leads by stage; the last stage is an estimate"
      height={260}
      series={series}
      hideLegend
      gap={4}
      categoryAxis={{
        categories: ['Contacted', 'Met', 'Won (expected)'],
        size: 110,
        disableLine: true,
        disableTicks: true,
      }}
      sx={{
        [sections]: { strokeWidth: 2 },
        [lastSection]: { fillOpacity: 0.1, strokeDasharray: '6 4' },
      }}
    />
  );
}
