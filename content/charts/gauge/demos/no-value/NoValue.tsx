import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NoValue() {
  const [isOnline, setIsOnline] = React.useState(false);
  const level = isOnline ? 72 : null;

  return (
    <Box sx={{ width: 220 }}>
      <FormControlLabel
        label="Sensor is online"
        control={
          <Switch
            checked={isOnline}
            onChange={(event) => setIsOnline(event.target.checked)}
          />
        }
      />
      <Gauge
        aria-label="Water level in the tank"
        aria-valuetext={level === null ? 'No data' : `${level}%`}
        value={level}
        text={({ value }) => (value === null ? 'No data' : `${value}%`)}
        width={220}
        height={160}
      />
    </Box>
  );
}
