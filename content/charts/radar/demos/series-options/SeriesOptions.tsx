import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

const radar = {
  max: 100,
  metrics: ['Speed', 'Range', 'Comfort', 'Safety', 'Price'],
};

export default function SeriesOptions() {
  const [fillArea, setFillArea] = React.useState(true);
  const [hideMark, setHideMark] = React.useState(false);
  const series = React.useMemo(
    () => [
      { label: 'Train', data: [80, 90, 85, 95, 40], fillArea, hideMark },
      { label: 'Bus', data: [45, 60, 50, 80, 90], fillArea, hideMark },
    ],
    [fillArea, hideMark],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="fillArea"
        control={
          <Switch
            checked={fillArea}
            onChange={(event) => setFillArea(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        label="hideMark"
        control={
          <Switch
            checked={hideMark}
            onChange={(event) => setHideMark(event.target.checked)}
          />
        }
      />
      <RadarChart
        aria-label="Ratings of train and bus, from 0 to 100"
        height={300}
        radar={radar}
        series={series}
      />
    </Box>
  );
}
