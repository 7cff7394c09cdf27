import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const data = {
  links: [
    { source: 'Iron', target: 'Steel', value: 40 },
    { source: 'Coal', target: 'Steel', value: 25 },
    { source: 'Coal', target: 'Power', value: 15 },
    { source: 'Sand', target: 'Glass', value: 20 },
    { source: 'Power', target: 'Glass', value: 5 },
    { source: 'Power', target: 'Cars', value: 10 },
    { source: 'Glass', target: 'Cars', value: 12 },
    { source: 'Glass', target: 'Houses', value: 13 },
    { source: 'Steel', target: 'Houses', value: 30 },
    { source: 'Steel', target: 'Cars', value: 35 },
  ],
};

export default function LayoutIterations() {
  const labelId = React.useId();
  const [iterations, setIterations] = React.useState(6);
  const series = React.useMemo(() => ({ data, iterations }), [iterations]);

  return (
    <Box sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Raw materials and the products made from them"
        direction="ltr"
        height={320}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2 }}>
        <Typography id={labelId} variant="body2">
          iterations: {iterations}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={32}
          value={iterations}
          onChange={(_, value) => setIterations(value)}
        />
      </Box>
    </Box>
  );
}
