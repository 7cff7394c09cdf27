import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Web', 'iOS', 'Android', 'Kiosk', 'Phone'] }];
const yAxis = [{ width: 56 }];
const orders = [48200, 21500, 18900, 120, 0];

export default function SmallestBars() {
  const [hasMinimum, setHasMinimum] = React.useState(true);
  const series = React.useMemo(
    () => [{ label: 'Orders', data: orders, minBarSize: hasMinimum ? 6 : 0 }],
    [hasMinimum],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Minimum height of 6 px"
        control={
          <Switch
            checked={hasMinimum}
            onChange={(event) => setHasMinimum(event.target.checked)}
          />
        }
      />
      <BarChart
        aria-label="Orders by channel"
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
