import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
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
    { source: 'Invoice', target: 'Pay', value: 15 },
  ],
};

export default function NodeAlignment() {
  const labelId = React.useId();
  const [align, setAlign] = React.useState<Alignment>('justify');
  const series = React.useMemo(
    () => ({ data, nodeOptions: { align } }),
    [align],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ minWidth: 140 }}>
        <InputLabel id={labelId}>align</InputLabel>
        <Select
          labelId={labelId}
          label="align"
          value={align}
          onChange={(event) => setAlign(event.target.value)}
        >
          {alignments.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <SankeyChart
        aria-label="Steps of an online purchase"
        direction="ltr"
        height={300}
        series={series}
      />
    </Box>
  );
}
