import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 10,
  metrics: ['Price', 'Taste', 'Service', 'Location', 'Comfort'],
};
const series = [
  { id: 'harbor', label: 'Harbor Café', data: [4, 9, 8, 9, 6] },
  { id: 'corner', label: 'Corner Bar', data: [9, 6, 7, 5, 4] },
];

export default function ClickedRadar() {
  const [area, setArea] = React.useState<object | null>(null);
  const [mark, setMark] = React.useState<object | null>(null);
  const [axis, setAxis] = React.useState<object | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        aria-label="Ratings of two places, from 0 to 10"
        height={300}
        radar={radar}
        series={series}
        onAreaClick={(_event, item) => setArea(item)}
        onMarkClick={(_event, item) => setMark(item)}
        onAxisClick={(_event, data) => setAxis(data)}
      />
      <Box
        dir="ltr"
        aria-live="polite"
        sx={{ minHeight: 120, overflowWrap: 'anywhere' }}
      >
        <Typography variant="body2">
          onAreaClick: <code>{area ? JSON.stringify(area) : '–'}</code>
        </Typography>
        <Typography variant="body2">
          onMarkClick: <code>{mark ? JSON.stringify(mark) : '–'}</code>
        </Typography>
        <Typography variant="body2">
          onAxisClick: <code>{axis ? JSON.stringify(axis) : '–'}</code>
        </Typography>
      </Box>
    </Box>
  );
}
