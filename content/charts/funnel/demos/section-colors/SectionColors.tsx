import { bluePaletteLight } from '@mui/x-charts-pro/colorPalettes';
import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const series = [
  {
    data: [
      { value: 840, label: 'Tickets' },
      { value: 610, label: 'Answered' },
      { value: 480, label: 'Solved' },
      { value: 60, label: 'Reopened', color: '#ff9800' },
    ],
  },
];
const colors = bluePaletteLight.slice(0, 3);

export default function SectionColors() {
  return (
    <FunnelChart
      aria-label="Support tickets by state"
      height={300}
      series={series}
      colors={colors}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#1a1a1a' } }}
    />
  );
}
