import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const HOURS_LEFT = 6;
const HOURS_WHEN_FULL = 8;

export default function BatteryGauge() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: 220, textAlign: 'center' }}>
      <Typography id={labelId}>Laptop battery</Typography>
      <Gauge
        aria-labelledby={labelId}
        aria-valuetext={`${HOURS_LEFT} of ${HOURS_WHEN_FULL} hours left`}
        value={HOURS_LEFT}
        valueMax={HOURS_WHEN_FULL}
        text={`${HOURS_LEFT} h`}
        width={220}
        height={160}
        skipAnimation
      />
      <Typography variant="body2">Enough until about 5 p.m.</Typography>
    </Box>
  );
}
