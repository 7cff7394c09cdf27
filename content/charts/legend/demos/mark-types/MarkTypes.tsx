import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const markTypes = ['square', 'circle', 'line'] as const;
type MarkType = (typeof markTypes)[number];

// Invented numbers.
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const series = [
  { label: 'Train', data: [51, 58, 60, 57, 39] },
  { label: 'Bus', data: [33, 30, 34, 31, 28] },
];

export default function MarkTypes() {
  const [labelMarkType, setMarkType] = React.useState<MarkType>('circle');
  const markedSeries = React.useMemo(
    () => series.map((item) => ({ ...item, labelMarkType })),
    [labelMarkType],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Mark"
        value={labelMarkType}
        onChange={(_, value) => value && setMarkType(value)}
      >
        {markTypes.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Commuters by day, in thousands"
        height={280}
        xAxis={xAxis}
        series={markedSeries}
      />
    </Box>
  );
}
