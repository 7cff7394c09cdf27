import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const data = [
  { value: 12, label: 'Email', color: '#90caf9' },
  { value: 34, label: 'Search', color: '#ffcc80' },
  { value: 8, label: 'Ads', color: '#f48fb1' },
  { value: 21, label: 'Links', color: '#a5d6a7' },
];

export default function SortedSlices() {
  const [order, setOrder] = React.useState<'none' | 'asc' | 'desc'>('desc');
  const series = React.useMemo(
    () => [{ sortingValues: order, arcLabel: 'value' as const, data }],
    [order],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of slices"
        value={order}
        onChange={(_, next) => next && setOrder(next)}
      >
        <ToggleButton value="none">none</ToggleButton>
        <ToggleButton value="asc">asc</ToggleButton>
        <ToggleButton value="desc">desc</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        aria-label="Visits by channel, in thousands"
        height={220}
        series={series}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a' } }}
      />
    </Box>
  );
}
