import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const series = [
  { data: [{ value: 1200 }, { value: 860 }, { value: 530 }, { value: 410 }] },
];
const categories = ['Cart', 'Address', 'Payment', 'Order'];

export default function CategoryAxis() {
  const [position, setPosition] = React.useState<'left' | 'right'>('left');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the axis"
        value={position}
        onChange={(_, next) => next && setPosition(next)}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        aria-label="Shoppers who remain after each checkout step"
        height={300}
        series={series}
        categoryAxis={{
          categories,
          position,
          size: 70,
          disableLine: true,
          disableTicks: true,
        }}
      />
    </Box>
  );
}
