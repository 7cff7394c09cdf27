import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const data = [{ value: 12 }, { value: 48 }, { value: 30 }];
const categories = ['Company', 'Team', 'Personal'];

export default function PyramidDirection() {
  const [funnelDirection, setFunnelDirection] =
    React.useState<FunnelSeries['funnelDirection']>('auto');
  const series = React.useMemo<FunnelSeries[]>(
    () => [{ data, curve: 'pyramid', funnelDirection }],
    [funnelDirection],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={funnelDirection}
        onChange={(_, next) => next && setFunnelDirection(next)}
      >
        <ToggleButton value="auto">Auto</ToggleButton>
        <ToggleButton value="increasing">Increasing</ToggleButton>
        <ToggleButton value="decreasing">Decreasing</ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        aria-label="Goals by level"
        height={280}
        series={series}
        categoryAxis={{
          categories,
          size: 72,
          disableLine: true,
          disableTicks: true,
        }}
      />
    </Box>
  );
}
