import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';

const options = {
  highlight: ['none', 'item', 'series'],
  fade: ['none', 'series', 'global'],
};
const names = ['highlight', 'fade'] as const;

// Invented numbers.
const xAxis = [{ data: ['Lisbon', 'Oslo', 'Austin', 'Osaka'] }];
const data = [
  { id: 'morning', label: 'Morning', data: [120, 95, 140, 88] },
  { id: 'evening', label: 'Evening', data: [84, 110, 97, 132] },
];
const highlightedItem = { seriesId: 'morning', dataIndex: 2 };

export default function HighlightScopes() {
  const [highlightScope, setScope] = React.useState<HighlightScope>({
    highlight: 'item',
    fade: 'global',
  });
  const series = React.useMemo(
    () => data.map((item) => ({ ...item, highlightScope })),
    [highlightScope],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            sx={{ minWidth: 110 }}
            value={highlightScope[name]}
            onChange={(event) =>
              setScope((previous) => ({
                ...previous,
                [name]: event.target.value,
              }))
            }
          >
            {options[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <BarChart
        aria-label="Visitors by city and time of day"
        height={300}
        xAxis={xAxis}
        series={series}
        highlightedItem={highlightedItem}
        axisHighlight={{ x: 'none' }}
        // Hovering a bar would clear the controlled highlight.
        sx={{ [`& .${barElementClasses.root}`]: { pointerEvents: 'none' } }}
      />
    </Box>
  );
}
