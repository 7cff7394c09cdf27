import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'River', target: 'Fields', value: 40 },
    { source: 'River', target: 'Town', value: 25 },
    { source: 'Wells', target: 'Town', value: 30 },
    { source: 'Wells', target: 'Fields', value: 10 },
    { source: 'Rain', target: 'Fields', value: 35 },
  ],
};

export default function CurveCorrection() {
  const labelId = React.useId();
  const [curveCorrection, setCurveCorrection] = React.useState(10);
  const series = React.useMemo(
    () => ({ data, linkOptions: { curveCorrection } }),
    [curveCorrection],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Water from sources to consumers"
        direction="ltr"
        height={300}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography id={labelId} variant="body2">
          curveCorrection: {curveCorrection}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          min={-40}
          max={60}
          step={5}
          value={curveCorrection}
          onChange={(_, value) => setCurveCorrection(value)}
        />
      </Box>
    </Box>
  );
}
