import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const alignments = ['justify', 'left', 'right', 'center'] as const;
type Alignment = (typeof alignments)[number];

const data = {
  links: [
    { source: 'Visit', target: 'Cart', value: 60 },
    { source: 'Visit', target: 'Leave', value: 40 },
    { source: 'Cart', target: 'Address', value: 35 },
    { source: 'Cart', target: 'Leave', value: 25 },
    { source: 'Address', target: 'Pay', value: 35 },
    { source: 'Link', target: 'Pay', value: 15 },
  ],
};

export default function NodeAlignment() {
  const [align, setAlign] = React.useState<Alignment>('justify');
  const series = React.useMemo(
    () => ({ data, nodeOptions: { align } }),
    [align],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="align"
        sx={{ minWidth: 140 }}
        value={align}
        onChange={(event) => setAlign(event.target.value as Alignment)}
      >
        {alignments.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <SankeyChart
        aria-label="Steps of a purchase"
        direction="ltr"
        height={300}
        series={series}
      />
    </Box>
  );
}
