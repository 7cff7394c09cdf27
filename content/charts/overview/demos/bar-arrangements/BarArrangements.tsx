import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';

const visits: BarSeries[] = [
  { label: 'Phone', data: [320, 410, 380, 450] },
  { label: 'Laptop', data: [510, 480, 530, 500] },
  { label: 'Tablet', data: [120, 140, 110, 90] },
];
const stacked = visits.map((one) => ({ ...one, stack: 'all' }));
const arrangements = {
  Grouped: visits,
  Stacked: stacked,
  Shares: stacked.map((one) => ({ ...one, stackOffset: 'expand' as const })),
};
type Arrangement = keyof typeof arrangements;

const quarters = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const names = Object.keys(arrangements) as Arrangement[];

export default function BarArrangements() {
  const [name, setName] = React.useState<Arrangement>('Grouped');
  const [isTurned, setIsTurned] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Arrangement"
          value={name}
          onChange={(_, next: Arrangement | null) => setName(next ?? name)}
        >
          {names.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Horizontal"
          control={
            <Switch
              checked={isTurned}
              onChange={(event) => setIsTurned(event.target.checked)}
            />
          }
        />
      </Stack>
      <BarChart
        key={isTurned ? 'horizontal' : 'vertical'}
        aria-label="Visits by device and quarter"
        height={300}
        layout={isTurned ? 'horizontal' : 'vertical'}
        {...(isTurned ? { yAxis: quarters } : { xAxis: quarters })}
        series={arrangements[name]}
      />
    </Box>
  );
}
