import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented numbers. The counter was out of service on Thursday and Friday.
const visitors = [410, 465, 430, null, null, 780, 690];
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
];

export default function ConnectedArea() {
  const [isConnected, setIsConnected] = React.useState(false);
  const series = React.useMemo(
    () => [
      {
        label: 'Visitors',
        area: true,
        connectNulls: isConnected,
        data: visitors,
      },
    ],
    [isConnected],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={isConnected}
            onChange={(event) => setIsConnected(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Visitors by weekday"
        height={280}
        hideLegend
        xAxis={xAxis}
        series={series}
      />
    </Box>
  );
}
