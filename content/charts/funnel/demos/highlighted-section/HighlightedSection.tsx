import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  FunnelChart,
  funnelSectionClasses,
  type FunnelSeries,
} from '@mui/x-charts-pro/FunnelChart';

const data = [
  { value: 420, label: 'Listed' },
  { value: 260, label: 'Viewed' },
  { value: 90, label: 'Offered' },
  { value: 40, label: 'Sold' },
];
const series: FunnelSeries[] = [
  {
    id: 'homes',
    data,
    highlightScope: { highlight: 'item', fade: 'global' },
  },
];

export default function HighlightedSection() {
  const [step, setStep] = React.useState<number | null>(2);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted step"
        value={step}
        onChange={(_, next) => setStep(next)}
        sx={{ mb: 1 }}
      >
        {data.map(({ label }, index) => (
          <ToggleButton key={label} value={index}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        aria-label="Homes by stage of sale"
        height={280}
        hideLegend
        series={series}
        highlightedItem={
          step === null ? null : { seriesId: 'homes', dataIndex: step }
        }
        sx={{
          [`& .${funnelSectionClasses.root}`]: { pointerEvents: 'none' },
        }}
      />
    </Box>
  );
}
