import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 10,
  metrics: ['Price', 'Taste', 'Service', 'Location', 'Comfort'],
};
const series = [
  { id: 'harbor', label: 'Harbor Café', data: [4, 9, 8, 9, 6] },
  { id: 'corner', label: 'Corner Bar', data: [9, 6, 7, 5, 4] },
  { id: 'garden', label: 'Garden House', data: [6, 7, 5, 6, 9] },
];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'harbor',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted place"
        value={item?.seriesId ?? null}
        onChange={(_, seriesId) => setItem(seriesId && { seriesId })}
      >
        {series.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Ratings of three places, from 0 to 10"
        height={300}
        hideLegend
        radar={radar}
        series={series}
        highlight="series"
        highlightedItem={item}
        onHighlightChange={(next) =>
          setItem(next && { seriesId: next.seriesId })
        }
      />
    </Box>
  );
}
