import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 100,
  metrics: ['Speed', 'Range', 'Comfort', 'Safety', 'Price'],
};
const series = [{ label: 'Train', data: [80, 90, 85, 95, 40] }];

export default function AxisLabels() {
  const [orientation, setOrientation] = React.useState<
    'horizontal' | 'rotated'
  >('horizontal');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Orientation of labels"
        value={orientation}
        onChange={(_, next) => next && setOrientation(next)}
      >
        <ToggleButton value="horizontal">horizontal</ToggleButton>
        <ToggleButton value="rotated">rotated</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Rating of the train, from 0 to 100"
        height={320}
        hideLegend
        radar={radar}
        series={series}
      >
        <RadarAxis
          metric="Range"
          divisions={5}
          labelOrientation={orientation}
        />
      </RadarChart>
    </Box>
  );
}
