import Box from '@mui/material/Box';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { label: 'Severe', value: 24 },
  { label: 'Moderate', value: 180 },
  { label: 'Minor', value: 940 },
];
const series: FunnelSeries[] = [
  {
    curve: 'pyramid',
    data: levels,
    sectionLabel: {
      position: { horizontal: 'end' },
      textAnchor: 'start',
      offset: { x: 12 },
    },
  },
];
const categories = levels.map(({ label }) => label);

export default function ReadablePyramid() {
  return (
    <Box
      component="figure"
      sx={{ width: '100%', maxWidth: 420, m: 0, mx: 'auto' }}
    >
      <FunnelChart
        title="Incidents by severity"
        desc="24 severe, 180 moderate and 940 minor incidents."
        height={260}
        gap={4}
        hideLegend
        margin={{ right: 60 }}
        series={series}
        categoryAxis={{
          categories,
          size: 76,
          disableLine: true,
          disableTicks: true,
        }}
      />
      <Box component="figcaption" sx={{ typography: 'body2', mt: 1 }}>
        Incidents in one year:{' '}
        {levels
          .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
          .join(', ')}
        . The levels have the same height.
      </Box>
    </Box>
  );
}
