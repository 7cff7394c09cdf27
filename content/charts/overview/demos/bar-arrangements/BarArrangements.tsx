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
const stacked = visits.map((item) => ({ ...item, stack: 'all' }));
const arrangements = {
  Grouped: visits,
  Stacked: stacked,
  Shares: stacked.map((item) => ({ ...item, stackOffset: 'expand' as const })),
};
type Arrangement = keyof typeof arrangements;

const quarters = [{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const names: Arrangement[] = ['Grouped', 'Stacked', 'Shares'];

export default function BarArrangements() {
  const [name, setName] = React.useState<Arrangement>('Grouped');
  const [isHorizontal, setIsHorizontal] = React.useState(false);

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
              checked={isHorizontal}
              onChange={(event) => setIsHorizontal(event.target.checked)}
            />
          }
        />
      </Stack>
      <BarChart
        key={isHorizontal ? 'horizontal' : 'vertical'}
        aria-label="Visits by device and quarter"
        height={300}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        {...(isHorizontal ? { yAxis: quarters } : { xAxis: quarters })}
        series={arrangements[name]}
      />
    </Box>
  );
}
