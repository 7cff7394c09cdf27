import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const categories = ['Directors', 'Managers', 'Staff'];
const series: FunnelSeries[] = [
  {
    curve: 'pyramid',
    data: [{ value: 30 }, { value: 70 }, { value: 120 }],
  },
];

export default function ProportionalPyramid() {
  const [proportional, setProportional] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Height by value"
        control={
          <Switch
            checked={proportional}
            onChange={(event) => setProportional(event.target.checked)}
          />
        }
      />
      <FunnelChart
        aria-label="Employees by level: 30 directors, 70 managers, 120 staff"
        height={300}
        series={series}
        categoryAxis={{
          categories,
          size: 80,
          scaleType: proportional ? 'linear' : 'band',
        }}
      />
    </Box>
  );
}
