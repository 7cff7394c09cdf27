import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const xAxis: XAxis<'point', string>[] = [
  {
    scaleType: 'point',
    data: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
  },
];
// Invented numbers: yearly result of a company, in dollars.
const series = [
  {
    label: 'Result',
    data: [-4200, -28_000, -900, 150, 2600, 31_000, 84_000],
  },
];
const ticks = [-100_000, -10_000, -1000, 0, 1000, 10_000, 100_000];

export default function SymlogBalance() {
  const [constant, setConstant] = React.useState(100);
  const yAxis = React.useMemo(
    (): YAxis<'symlog', number>[] => [
      {
        scaleType: 'symlog',
        constant,
        min: -100_000,
        max: 100_000,
        tickInterval: ticks,
        valueFormatter: (value) => compact.format(value),
      },
    ],
    [constant],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="constant"
        value={constant}
        onChange={(_, value: number | null) => value && setConstant(value)}
      >
        {[1, 100, 10_000].map((option) => (
          <ToggleButton key={option} value={option}>
            {option.toLocaleString('en-US')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Yearly result on a symmetric log scale"
        height={320}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </Box>
  );
}
