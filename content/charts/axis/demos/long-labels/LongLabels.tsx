import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  'Human resources',
  'Customer support',
  'Research',
  'Legal affairs',
];
const series = [{ label: 'Employees', data: [24, 61, 43, 9] }];
const wrap = (name: string) => name.replace(' ', '\n');

export default function LongLabels() {
  const id = React.useId();
  const [mode, setMode] = React.useState('rotated');
  const [height, setHeight] = React.useState(110);
  const xAxis = React.useMemo(
    () => [
      {
        data: departments,
        height,
        valueFormatter: mode === 'wrapped' ? wrap : undefined,
        tickLabelStyle: mode === 'rotated' ? { angle: -45 } : undefined,
      },
    ],
    [height, mode],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Labels"
        value={mode}
        onChange={(_, value: string | null) => value && setMode(value)}
      >
        {['plain', 'wrapped', 'rotated'].map((option) => (
          <ToggleButton
            key={option}
            value={option}
            sx={{ textTransform: 'none' }}
          >
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Employees by department"
        height={300}
        hideLegend
        xAxis={xAxis}
        series={series}
      />
      <Box sx={{ maxWidth: 320, px: 2, mx: 'auto' }}>
        <Typography id={id} variant="body2">
          height: {height}
        </Typography>
        <Slider
          aria-labelledby={id}
          min={25}
          max={140}
          value={height}
          onChange={(_, value) => setHeight(value)}
        />
      </Box>
    </Box>
  );
}
